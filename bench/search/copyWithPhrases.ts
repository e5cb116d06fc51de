import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltFile} from './baseline';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where the title of an article ends: what follows is text of the page's first section, for every search. */
const titleEnd = /(<article\b.*?<\/h1>\s*(?:<\/header>)?)/s;

/** @returns the page with a paragraph of the phrases below its title */
export function addPhrases(html: string, phrases: readonly string[]): string {
  if (phrases.length === 0) return html;
  if (!titleEnd.test(html)) throw new Error('There is no article with a title to put phrases below.');
  return html.replace(titleEnd, (start) => `${start}<p>${phrases.map(escapeHtml).join('. ')}.</p>`);
}

/** @returns copies of the files in a new folder, in which the phrases of each page are part of its text */
export function copyWithPhrases(files: readonly BuiltFile[], folder: string): BuiltFile[] {
  mkdirSync(folder, {recursive: true});
  return files.map((page, position) => {
    const file = join(folder, `${position}.html`);
    writeFileSync(file, addPhrases(readFileSync(page.file, 'utf8'), page.phrases));
    return {...page, file};
  });
}
