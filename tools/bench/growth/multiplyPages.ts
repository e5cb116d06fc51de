import {cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyFolder, multiplySidebars, type Sidebars} from './multiplySidebars';

const isPage = (file: string) => /\.mdx?$/.test(file);

/** @returns the text of a page with a title and a description that no other page has, the latter no longer than before. */
export function toCopiedPage(text: string, copy: number): string {
  return text
    .replace(/^title: *["']?/m, (start) => `${start}Copy ${copy} – `)
    .replace(/^(description: *["']?)../m, (_, start: string) => `${start}${copy} `);
}

function foldersOfPages(site: string): string[] {
  const below = (folder: string) =>
    existsSync(join(site, folder)) ? readdirSync(join(site, folder)).map((name) => join(site, folder, name)) : [];
  const translated = below('i18n').flatMap((locale) => {
    const docs = join(locale, 'docusaurus-plugin-content-docs');
    return readdirSync(docs, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => join(docs, name));
  });
  return [join(site, 'docs'), ...below('versioned_docs'), ...translated];
}

/** Copies a folder's pages below new folders of the same folder, so that links between the pages hold. */
function multiplyFolder(folder: string, times: number): void {
  const originals = readdirSync(folder);
  for (let copy = 2; copy <= times; copy += 1) {
    const target = join(folder, copyFolder(copy));
    for (const name of originals.filter((each) => each !== 'tags.yml'))
      cpSync(join(folder, name), join(target, name), {recursive: true});
    for (const file of readdirSync(target, {recursive: true, encoding: 'utf8'}).filter(isPage)) {
      const path = join(target, file);
      writeFileSync(path, toCopiedPage(readFileSync(path, 'utf8'), copy));
    }
  }
}

/** Gives a scratch site so many times the pages, in all languages and versions. */
export function multiplyPages(site: string, times: number): void {
  for (const folder of foldersOfPages(site)) multiplyFolder(folder, times);
  const versioned = join(site, 'versioned_sidebars');
  for (const name of readdirSync(versioned)) {
    const file = join(versioned, name);
    const sidebars = JSON.parse(readFileSync(file, 'utf8')) as Sidebars;
    writeFileSync(file, JSON.stringify(multiplySidebars(sidebars, times)));
  }
  renameSync(join(site, 'sidebars.ts'), join(site, 'firstSidebars.ts'));
  writeFileSync(
    join(site, 'sidebars.ts'),
    [
      `import {multiplySidebars} from './tools/bench/growth/multiplySidebars';`,
      `import sidebars from './firstSidebars';`,
      `export default multiplySidebars(sidebars as never, ${times});\n`,
    ].join('\n'),
  );
}
