import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {listPages} from '../../checks/pages/pages';
import {contentFolders} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import type {PageRequest} from './readRequest';

/**
 * Writes a new page of the current version in every language, from the template of its kind.
 *
 * @param templates the folder that holds a folder of templates for each language
 * @returns the new files, source language first
 * @throws Error if the page exists in any language
 */
export function createPage(root: string, {route, kind}: PageRequest, templates: string): string[] {
  const existing = listPages(root).find(
    (page) => page.version === currentVersion.name && page.route.toLowerCase() === route.toLowerCase(),
  );
  if (existing) throw new Error(`The page exists: ${existing.file}. Change that one, or choose another route.`);

  const folders = contentFolders.filter(
    ({collection, version}) => collection === 'docs' && version === currentVersion.name,
  );
  const pages = folders.map(({folder, locale}) => ({
    file: `${folder}/${route}.mdx`,
    text: fillTemplate(readFileSync(join(templates, locale, `${kind}.mdx`), 'utf8'), route),
  }));
  for (const {file, text} of pages) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return pages.map(({file}) => file);
}

/** The last part of the route serves as a first title. */
function fillTemplate(template: string, route: string): string {
  const words = (route.split('/').at(-1) ?? route).replace(/[-_]/g, ' ');
  return template.replaceAll('{{title}}', words.charAt(0).toUpperCase() + words.slice(1));
}

/** @returns the lines that say what the writer does next. */
export function nextSteps(route: string, files: readonly string[]): string[] {
  const [source = '', ...translations] = files;
  const area = route.split('/')[0] ?? route;
  return [
    ...files.map((file) => `created ${file}`),
    '',
    'Next:',
    `1. Write ${source}: npm start shows every "write: …" of the text in the page; front matter first (tags from docs/tags.yml; under search twelve to fourteen phrases that its readers would type).`,
    `2. Translate it: ${translations.join(', ')}. Keep the heading ids; under search, write what readers of that language type.`,
    `3. Add '${route}' to its place in src/config/sidebars/ (area "${area}").`,
    '4. npm run check -- search tells which phrases do not find the page, and which pages they find instead.',
    `5. Compare both, then: npm run translations -- --stamp ${translations.join(' ')}`,
    '6. npm run check -- --changed',
  ];
}
