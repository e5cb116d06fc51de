import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {listFiles} from './listFiles';
import type {BuiltPage} from './step';

/** @returns the address of a page by its file below the folder of the language: `docs/login.html`, `docs/index.html`. */
function addressOf(file: string, baseUrl: string): string {
  const below = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return (baseUrl + below).replace(/\/+$/, '');
}

/**
 * Reads and parses each page of a built language once, in the order of their names.
 *
 * @param outDir folder of the language
 * @param baseUrl path of the language, with a slash at its end
 */
export async function* readPages(outDir: string, baseUrl: string): AsyncGenerator<BuiltPage> {
  for (const file of (await listFiles(outDir)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(outDir, file), 'utf8');
    yield {address: addressOf(file, baseUrl), tree: fromHtml(html)};
  }
}
