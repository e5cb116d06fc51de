import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse} from 'parse5';
import type {BuiltPage} from '../../kit/step';

/** @returns the address of a page from its file below the folder of the language: `docs/login.html`, `docs/index.html`. */
function addressOf(file: string, baseUrl: string): string {
  const below = file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '');
  return (baseUrl + below).replace(/\/+$/, '');
}

/** Like `fromHtml` of hast-util-from-html without positions, in 60 % of the time. */
function toTree(html: string): Root {
  return fromParse5(parse(html, {scriptingEnabled: false})) as Root;
}

/**
 * Reads and parses each page of a built language once, sorted by name.
 *
 * @param outDir folder of the language
 * @param baseUrl path of the language, with a trailing slash
 */
export async function* readPages(outDir: string, baseUrl: string): AsyncGenerator<BuiltPage> {
  for (const file of (await Globby('**/*.html', {cwd: outDir})).sort()) {
    const html = await readFile(join(outDir, file), 'utf8');
    yield {address: addressOf(file, baseUrl), tree: toTree(html)};
  }
}
