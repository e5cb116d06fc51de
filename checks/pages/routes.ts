import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import {globSync} from 'tinyglobby';
import {locales, sourceLocale} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {placeData} from '../../src/kit/dataPlaces';
import {toRoute} from '../../src/kit/pageLocation';
import type {CheckContext} from '../types';
import type {Page, ParsedPage} from './pages';
import {findInSidebars, itemsIn, readSidebars} from './sidebars';

/** An address of the site, and what is shown there. */
export interface Route {
  /** Without the origin, and without a slash at the end. */
  address: string;
  file: string;
  line?: number | undefined;
}

/** The page of the search plugin. */
const pluginRoutes = ['/search'];

const known = new WeakMap<readonly Page[], Promise<Route[]>>();

/** Lists all addresses of the published site, in every language. Several checks ask; they are read once. */
export function readRoutes(context: Pick<CheckContext, 'root' | 'files' | 'allPages'>): Promise<Route[]> {
  const routes = known.get(context.files) ?? collectRoutes(context);
  known.set(context.files, routes);
  return routes;
}

async function collectRoutes({root, allPages}: Pick<CheckContext, 'root' | 'allPages'>): Promise<Route[]> {
  const inSource = [...(await readCategories(root)), ...readTags(root, allPages), ...readCodePages(root)];
  const others = locales.flatMap(({pathPrefix}) => [
    ...inSource.map((route) => ({...route, address: toAddress(pathPrefix, route.address)})),
    ...pluginRoutes.map((address) => ({address: `${pathPrefix}${address}`, file: 'src/config/search.ts'})),
  ]);
  return [...allPages.filter(isPublished).map(toPageRoute), ...others];
}

function toAddress(...parts: string[]): string {
  return posix.join('/', ...parts).replace(/(?<=.)\/$/, '');
}

/** @returns the address of the docs of a version, below a language */
const baseOf = (version: string): string =>
  toAddress('docs', versions.find(({name}) => name === version)?.path ?? version);

const isPublished = ({isPartial, frontMatter}: ParsedPage): boolean => !isPartial && frontMatter.draft !== true;

function toPageRoute(page: ParsedPage): Route {
  const prefix = locales.find(({code}) => code === page.locale)?.pathPrefix ?? '';
  return {address: toAddress(prefix, addressOf(page)), file: page.file, line: page.keyLines.get('slug')};
}

/** @returns the address of a page, without the prefix of its language */
export function addressOf({
  file,
  folder,
  collection,
  version,
  frontMatter,
}: Omit<ParsedPage, 'keyLines' | 'markdown'>): string {
  const source = posix.relative(folder, file);
  if (collection === 'pages') return toAddress(toRoute(source));
  const slug = getSlug({
    baseID: posix.basename(source, '.mdx'),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(source),
    frontMatterSlug: typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined,
  });
  return toAddress(baseOf(version), slug);
}

/** Categories with a page that is made of their items. */
async function readCategories(root: string): Promise<Route[]> {
  const all = await readSidebars(root);
  return all.flatMap((own) =>
    Object.values(own.sidebars).flatMap((items) =>
      itemsIn(items).flatMap((item): Route[] => {
        if (item.type !== 'category' || item.link?.type !== 'generated-index' || !item.link.slug) return [];
        const {slug} = item.link;
        return [{address: toAddress(baseOf(own.version.name), slug), ...findInSidebars(root, own, slug)}];
      }),
    ),
  );
}

/** The list of tags of each version, and a page for each tag. Both languages have them at the same addresses. */
function readTags(root: string, pages: readonly ParsedPage[]): Route[] {
  const tagged = pages.filter(({locale, frontMatter}) => locale === sourceLocale && frontMatter.tags);
  const folders = new Map(tagged.map(({folder, version}) => [folder, version]));
  const used = new Set(
    tagged.flatMap(({folder, frontMatter}) => [frontMatter.tags].flat().map((key) => `${folder} ${String(key)}`)),
  );
  return [...folders].flatMap(([folder, version]) => {
    const file = `${folder}/tags.yml`;
    if (!existsSync(join(root, file))) return [];
    const {document, lineOf} = placeData(readFileSync(join(root, file), 'utf8'));
    const tags = Object.entries((document.toJS() ?? {}) as Record<string, {permalink?: string}>);
    const base = toAddress(baseOf(version), 'tags');
    return [
      {address: base, file},
      ...tags
        .filter(([key]) => used.has(`${folder} ${key}`))
        .map(([key, {permalink}]) => ({
          address: toAddress(base, String(permalink ?? key)),
          file,
          line: lineOf([key, 'permalink']),
        })),
    ];
  });
}

/** @returns pages that are components, which serve every language */
export function readCodePages(root: string): Route[] {
  return globSync(['src/pages/**/*.{js,jsx,ts,tsx}', '!**/*.test.*', '!**/_*', '!**/*.d.ts'], {cwd: root}).map(
    (file) => ({
      address: toAddress(toRoute(posix.relative('src/pages', file).replace(/\.[jt]sx?$/, ''))),
      file,
    }),
  );
}
