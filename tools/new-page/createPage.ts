import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {listPages} from '../../checks/pages/pages';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {sourceLocale} from '../../src/kit/locales';
import {contentFolders} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import type {PlannedChange} from '../plannedChange';
import {stamp} from '../translations/stampPages';
import {addToSidebar} from './addToSidebar';
import type {PageRequest} from './readRequest';

/** Below the root of the site, with a folder for each language. */
export const templatesFolder = 'guides/templates';

/** Languages that have templates: of others, the pages come when somebody translates them. */
export const templateLocales = (root: string): string[] =>
  [...new Set(contentFolders.map(({locale}) => locale))].filter((locale) =>
    existsSync(join(root, templatesFolder, locale)),
  );

/**
 * Plans a new page of the current version in every language, from the template of its kind, and its line in a sidebar.
 *
 * @returns the new files, source language first
 * @throws Error if the page exists in any language, or has no place in a sidebar
 */
export async function createPage(change: PlannedChange, request: PageRequest): Promise<string[]> {
  const {route, kind, titles, after} = request;
  const existing = listPages(change.root).find(
    (page) => page.version === currentVersion.name && page.route.toLowerCase() === route.toLowerCase(),
  );
  if (existing) throw new Error(`The page exists: ${existing.file}. Change that one, or choose another route.`);

  await addToSidebar(change, route, after);
  const known = templateLocales(change.root);
  const folders = contentFolders.filter(
    ({collection, version, locale}) =>
      collection === 'docs' && version === currentVersion.name && known.includes(locale),
  );
  const title = titles[sourceLocale] ?? titleFrom(route);
  const template = (locale: string, words: string): string =>
    change
      .read(`${templatesFolder}/${locale}/${kind}.mdx`)
      .replaceAll('{{title}}', quoted(words))
      .replaceAll('{{name}}', quoted(titles[locale] ?? title));
  const source = template(sourceLocale, title);
  return folders.map(({folder, locale}) => {
    const file = `${folder}/${route}.mdx`;
    const isSource = locale === sourceLocale;
    const text = isSource
      ? source
      : stamp(template(locale, titles[locale] ?? `write: ${title}`), pageFingerprint(source));
    change.write(file, text);
    return file;
  });
}

/** As it stands between the quotation marks of YAML. */
const quoted = (words: string): string => JSON.stringify(words).slice(1, -1);

/** The last part of the route serves as a first title. */
function titleFrom(route: string): string {
  const words = (route.split('/').at(-1) ?? route).replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns the lines that say what the writer does next. */
export function nextSteps(files: readonly string[]): string[] {
  const [source = '', ...translations] = files;
  return [
    'Next:',
    `1. Write ${source}: npm start shows the page with every "write: …" of its text, npm run check names the line of each.`,
    `2. Translate it: ${translations.join(', ')}. Keep the heading ids.`,
    `3. npm run translations -- --stamp ${translations.join(' ')}`,
    '4. npm run check -- --changed',
  ];
}
