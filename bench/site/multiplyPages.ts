import {cpSync, existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import currentSidebars from '../../sidebars';
import {locales} from '../../src/kit/locales';
import {contentFolders} from '../../src/kit/pageLocation';

/** Folder of the nth copy; the first is the documentation itself. */
const copyFolder = (copy: number): string => `copy-${copy}`;

/** @returns a part of a sidebar with the pages and addresses of a copy. */
function toCopy(part: unknown, copy: number): unknown {
  return JSON.parse(JSON.stringify(part), function (this: unknown, key, value: unknown) {
    if (typeof value !== 'string') return value;
    if (key === 'slug' || key === 'key') return `/${copyFolder(copy)}${value}`;
    return key === 'id' || Array.isArray(this) ? `${copyFolder(copy)}/${value}` : value;
  });
}

const copyNumbers = (times: number) => Array.from({length: times - 1}, (_, index) => index + 2);

/** @returns the sidebars, and under other names the same for each copy of the pages. */
export function multiplySidebars(sidebars: object, times: number): Record<string, unknown> {
  const copies = copyNumbers(times).flatMap((copy) =>
    Object.entries(sidebars).map(([name, items]) => [`${name}Copy${copy}`, toCopy(items, copy)]),
  );
  return {...sidebars, ...Object.fromEntries(copies)};
}

/**
 * @returns the text of a page with title, description and search phrases that no other page has; the description is no
 *   longer than before
 */
export function toCopiedPage(text: string, copy: number): string {
  return text
    .replace(/^title: *["']?/m, (start) => `${start}Copy ${copy} – `)
    .replace(/^(description: *["']?)../m, (_, start: string) => `${start}${copy} `)
    .replace(/^search:\n(?: +- .*\n)+/m, (list) => list.replace(/^ +- ["']?/gm, (start) => `${start}copy ${copy} `));
}

/** Copies a folder's pages below new folders of the same folder, so that links between the pages hold. */
function multiplyFolder(folder: string, times: number): void {
  const originals = readdirSync(folder).filter((name) => name !== 'tags.yml');
  for (const copy of copyNumbers(times)) {
    const target = join(folder, copyFolder(copy));
    for (const name of originals) cpSync(join(folder, name), join(target, name), {recursive: true});
    for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'})) {
      if (!/\.mdx?$/.test(file)) continue;
      const path = join(target, file);
      writeFileSync(path, toCopiedPage(readFileSync(path, 'utf8'), copy));
    }
  }
}

/** Gives a scratch site so many times the pages, in all languages and versions. */
export function multiplyPages(site: string, times: number): void {
  for (const {collection, folder} of contentFolders)
    if (collection === 'docs' && existsSync(join(site, folder))) multiplyFolder(join(site, folder), times);
  writeFileSync(
    join(site, 'sidebars.ts'),
    `export default ${JSON.stringify(multiplySidebars(currentSidebars, times))};\n`,
  );
  const change = (file: string, toChanged: (content: object) => object) =>
    writeFileSync(file, JSON.stringify(toChanged(JSON.parse(readFileSync(file, 'utf8')) as object)));
  for (const name of readdirSync(join(site, 'versioned_sidebars')))
    change(join(site, 'versioned_sidebars', name), (sidebars) => multiplySidebars(sidebars, times));
  // llms.txt has a heading for each sidebar.
  for (const {code} of locales)
    change(join(site, 'i18n', code, 'build.json'), (messages) => {
      const headings = Object.entries(messages).filter(([id]) => id.startsWith('llms.'));
      return {...messages, ...multiplySidebars(Object.fromEntries(headings), times)};
    });
}
