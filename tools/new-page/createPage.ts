import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {listPages} from '../../checks/content/pages';
import {contentFolders} from '../../src/content/pageLocation';
import {currentVersion} from '../../src/config/versions';
import type {PageRequest} from './readRequest';

/**
 * Writes a new page of the current version in every language, from the template of its kind.
 * @param templates the folder that holds a folder of templates for each language
 * @returns the new files, source language first
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
    text: fillTemplate(readTemplate(templates, locale, kind), route),
  }));
  // A folder may already have the file's name; nothing is overwritten.
  const inTheWay = pages.find(({file}) => existsSync(join(root, file)));
  if (inTheWay) throw new Error(`${inTheWay.file} exists already. Choose another route.`);
  for (const {file, text} of pages) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return pages.map(({file}) => file);
}

function readTemplate(templates: string, locale: string, kind: string): string {
  const path = join(templates, locale, `${kind}.mdx`);
  if (!existsSync(path)) throw new Error(`There is no template ${path}. Each kind has one in each language.`);
  return readFileSync(path, 'utf8');
}

/** The last word of the route is a first title; whoever writes the page gives it a better one. */
function fillTemplate(template: string, route: string): string {
  const words = (route.split('/').at(-1) ?? route).replace(/[-_]/g, ' ');
  return template.replaceAll('{{title}}', words.charAt(0).toUpperCase() + words.slice(1));
}

/** What the writer does after the files are there. */
export function nextSteps(route: string, files: readonly string[]): string[] {
  const [source = '', ...translations] = files;
  const area = route.split('/')[0] ?? route;
  return [
    ...files.map((file) => `created ${file}`),
    '',
    'Next:',
    `1. Write ${source}: front matter first (tags from docs/tags.yml), then every {/* write: … */}.`,
    `2. Translate it: ${translations.join(', ')}. Keep the heading ids.`,
    `3. Add '${route}' to its place in src/config/sidebars/ (area "${area}").`,
    `4. Compare both, then: npm run translations -- --stamp ${translations.join(' ')}`,
    `5. npm run check -- ${files.map((file) => `--files ${file}`).join(' ')}`,
    '6. If the address is to be kept for good, add it to checks/route-coverage/site-map.yaml.',
  ];
}
