import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {locales, sourceLocale} from '../../../src/config/locales';
import {versions} from '../../../src/config/versions';
import {changeText, type PlainPage} from './plainText';
import {fileOf, growTrees, type TreeItem} from './sidebarTree';

export type Layout = 'docusaurus' | 'vitepress' | 'starlight';

function write(file: string, text: string): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

const frontMatter = (values: Record<string, string>) =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '---', ''].join('\n');

const prefixOf = (locale: string) => locales.find(({code}) => code === locale)?.pathPrefix.slice(1) ?? '';

/** Folder that a tool looks for the pages of a language and version in. */
function folderOf({locale, version}: PlainPage, layout: Layout): string {
  if (layout !== 'docusaurus')
    return join(layout === 'starlight' ? 'src/content/docs' : '.', prefixOf(locale), 'docs', version);
  const ofVersion = version ? `version-${version}` : 'current';
  if (locale !== sourceLocale) return join('i18n', locale, 'docusaurus-plugin-content-docs', ofVersion);
  return version ? join('versioned_docs', ofVersion) : 'docs';
}

/** @returns a line of Markdown as MDX has it: braces outside code are text, addresses are links. */
export function toMdx(line: string): string {
  return line
    .replace(/(`+)[^`]+\1|\{/g, (found) => (found === '{' ? '\\{' : found))
    .replace(/<(https?:[^>\s]+)>/g, '[$1]($1)');
}

function textOf(page: PlainPage, layout: Layout): string {
  const {title, description, body} = page;
  if (layout === 'docusaurus') return `${frontMatter({title, description})}\n${changeText(body, toMdx)}\n`;
  if (layout === 'starlight') {
    const slug = [prefixOf(page.locale), 'docs', page.version, page.route].filter(Boolean).join('/');
    return `${frontMatter({title, description, slug})}\n${body}\n`;
  }
  // Vue would take doubled braces in text for code.
  const safe = changeText(body, (line) => line.replaceAll('{{', '&#123;&#123;'));
  return `${frontMatter({title, description})}\n# ${title}\n\n${safe}\n`;
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

/** Writes the pages, and the trees of their sidebars, into a peer's site as the tool wants them. */
export function writeContent(site: string, pages: readonly PlainPage[], layout: Layout): void {
  const places = locales.flatMap(({code}) => versions.map(({path}) => ({locale: code, version: path})));
  const trees = places.map(({locale, version}) => {
    const own = pages.filter((page) => page.locale === locale && page.version === version);
    for (const page of own) write(join(site, folderOf(page, layout), `${fileOf(page, own)}.md`), textOf(page, layout));
    return {prefix: prefixOf(locale), version, trees: growTrees(own)};
  });
  if (layout === 'docusaurus') writeDocusaurusSidebars(site, pages);
  else write(join(site, 'trees.json'), JSON.stringify(trees));
}
