import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {languages, sourceLocale} from '../../src/kit/locales';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {docsFolder} from '../../src/kit/pageLocation';
import {stamp} from '../translations/stampPages';

/**
 * Changes pages of a version in all languages alike. A translation of a changed page gets the fingerprint of its new
 * source: what a program changes in both needs no second look.
 *
 * @param change gets the text of a page and its path below the folder of its version
 */
export function editPages(root: string, version: string, change: (text: string, page: string) => string): void {
  const sourceFolder = join(root, docsFolder(sourceLocale, version));
  for (const page of globSync('**/*.mdx', {cwd: sourceFolder})) {
    const before = readFileSync(join(sourceFolder, page), 'utf8');
    const source = change(before, page);
    writeFileSync(join(sourceFolder, page), source);
    for (const {code} of languages.filter(({code}) => code !== sourceLocale)) {
      const path = join(root, docsFolder(code, version), page);
      if (!existsSync(path)) continue;
      const text = change(readFileSync(path, 'utf8'), page);
      writeFileSync(path, source === before ? text : stamp(text, pageFingerprint(source)));
    }
  }
}
