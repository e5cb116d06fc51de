import {cpSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {locales, sourceLocale} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {docsFolder} from '../../src/kit/pageLocation';
import {linkPackages} from '../../tools/cut-version/scratchSite';
import {programs, root} from '../browser';
import type {PlainPage} from './readPages';
import {fileOf, growTrees, type TreeItem} from './sidebarTree';
import type {Layout} from './tools';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

const prefixOf = (locale: string) => locales.find(({code}) => code === locale)?.pathPrefix.slice(1) ?? '';

/** Folder in which a tool expects the pages of a language and version. */
function folderOf({locale, version}: PlainPage, layout: Layout): string {
  if (layout === 'docusaurus') return docsFolder(locale, version || 'current');
  return join(layout === 'starlight' ? 'src/kit/docs' : '.', prefixOf(locale), 'docs', version);
}

function textOf({locale, version, route, title, description, body}: PlainPage, layout: Layout): string {
  const slug = [prefixOf(locale), 'docs', version, route].filter(Boolean).join('/');
  const frontMatter = layout === 'starlight' ? {title, description, slug} : {title, description};
  const lines = Object.entries(frontMatter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  // VitePress draws no title of its own.
  return ['---', ...lines, '---', '', ...(layout === 'vitepress' ? [`# ${title}`, ''] : []), body].join('\n');
}

const toDocusaurusItem = ({label, file, items}: TreeItem): unknown =>
  file ?? {type: 'category', label, items: items?.map(toDocusaurusItem)};

/** Docusaurus reads one file of sidebars per version; the others read the trees themselves. */
function writeDocusaurusSidebars(site: string, pages: readonly PlainPage[]): void {
  for (const {path, name} of versions) {
    const trees = growTrees(pages.filter(({locale, version}) => locale === sourceLocale && version === path));
    const sidebars = Object.fromEntries(
      Object.entries(trees).map(([area, items]) => [area.replace('/', '-') || 'general', items.map(toDocusaurusItem)]),
    );
    const file = path ? `versioned_sidebars/version-${name}-sidebars.json` : 'sidebars.json';
    write(join(site, file), JSON.stringify(sidebars));
  }
  write(join(site, 'versions.json'), JSON.stringify(versions.filter(({path}) => path).map(({name}) => name)));
}

/** Writes the pages and the trees of their sidebars into a site as the tool wants them. */
function writeContent(site: string, pages: readonly PlainPage[], layout: Layout): void {
  const trees = locales.flatMap(({code}) =>
    versions.map(({path: version}) => {
      const own = pages.filter((page) => page.locale === code && page.version === version);
      for (const page of own)
        write(join(site, folderOf(page, layout), `${fileOf(page, own)}.md`), textOf(page, layout));
      return {prefix: prefixOf(code), version, trees: growTrees(own)};
    }),
  );
  if (layout === 'docusaurus') writeDocusaurusSidebars(site, pages);
  else write(join(site, 'trees.json'), JSON.stringify(trees));
}

/** @returns the folder of a tool's site with the pages, ready to be built. */
export function createSite(layout: Layout, pages: readonly PlainPage[]): string {
  const site = mkdtempSync(join(tmpdir(), `bench-${layout}-`));
  cpSync(join(__dirname, 'sites', layout), site, {recursive: true});
  // Docusaurus is that of the project.
  linkPackages(layout === 'docusaurus' ? join(root, 'node_modules') : programs, join(site, 'node_modules'));
  write(join(site, 'package.json'), JSON.stringify({name: 'baseline', private: true}));
  writeContent(site, pages, layout);
  return site;
}
