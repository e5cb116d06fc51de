import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, posix} from 'node:path';
import type getSlugOfDocs from '@docusaurus/plugin-content-docs/lib/slug.js';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {sourceLocale, usualLocales} from '../../src/kit/locales';
import {versions} from '../../src/kit/versions';
import {toRoute} from '../../src/kit/pageLocation';
import type {CheckContext} from '../types';
import type {Page, ParsedPage} from './pages';
import {remember} from './resultCache';
import {itemsIn, readSidebars, sidebarFiles} from './sidebars';

const load = createRequire(__filename);

/** The page of the search plugin. */
const pluginRoutes = ['/search'];

const known = new WeakMap<readonly Page[], Promise<string[]>>();

/**
 * Lists all addresses of the published site, in every language, without the origin and a slash at the end. Several
 * checks ask; they are read once.
 */
export function readRoutes(
  context: Pick<CheckContext, 'root' | 'files' | 'allPages'> & Partial<Pick<CheckContext, 'cache'>>,
): Promise<string[]> {
  const routes = known.get(context.files) ?? remember(context.cache, inputsOf(context), () => collectRoutes(context));
  known.set(context.files, routes);
  return routes;
}

/** All that addresses are made of. */
function inputsOf({root, allPages}: Pick<CheckContext, 'root' | 'allPages'>): string[] {
  const files = globSync(
    [...sidebarFiles, '**/tags.yml', 'src/kit/{locales,versions,pageLocation}.ts', '!node_modules/**'],
    {cwd: root},
  );
  return [
    readFileSync(__filename, 'utf8'),
    JSON.stringify([usualLocales, versions, readCodePages(root)]),
    ...allPages.map(({file, frontMatter: {slug, draft, tags}}) => JSON.stringify([file, slug, draft, tags])),
    ...files.sort().map((file) => file + readFileSync(join(root, file), 'utf8')),
  ];
}

async function collectRoutes({root, allPages}: Pick<CheckContext, 'root' | 'allPages'>): Promise<string[]> {
  const inSource = [
    ...(await readCategories(root)),
    ...readTags(root, allPages),
    ...readCodePages(root),
    ...pluginRoutes,
  ];
  const others = usualLocales.flatMap(({pathPrefix}) => inSource.map((address) => toAddress(pathPrefix, address)));
  return [...allPages.filter(isPublished).map(toPageAddress), ...others];
}

function toAddress(...parts: string[]): string {
  return posix.join('/', ...parts).replace(/(?<=.)\/$/, '');
}

/** @returns the address of the docs of a version, below a language */
const baseOf = (version: string): string =>
  toAddress('docs', versions.find(({name}) => name === version)?.path ?? version);

const isPublished = ({isPartial, frontMatter}: ParsedPage): boolean => !isPartial && frontMatter.draft !== true;

function toPageAddress(page: ParsedPage): string {
  return toAddress(usualLocales.find(({code}) => code === page.locale)?.pathPrefix ?? '', addressOf(page));
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
  // Loads half of Docusaurus, which a run without new addresses does not need.
  const {default: getSlug} = load('@docusaurus/plugin-content-docs/lib/slug.js') as {default: typeof getSlugOfDocs};
  const slug = getSlug({
    baseID: posix.basename(source, '.mdx'),
    source: `@site/${file}`,
    sourceDirName: posix.dirname(source),
    frontMatterSlug: typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined,
  });
  return toAddress(baseOf(version), slug);
}

/** Categories with a page that is made of their items. */
async function readCategories(root: string): Promise<string[]> {
  const all = await readSidebars(root);
  return all.flatMap(({version, sidebars}) =>
    Object.values(sidebars).flatMap((items) =>
      itemsIn(items).flatMap((item): string[] => {
        if (item.type !== 'category' || item.link?.type !== 'generated-index' || !item.link.slug) return [];
        return [toAddress(baseOf(version.name), item.link.slug)];
      }),
    ),
  );
}

/** The list of tags of each version, and a page for each tag. Both languages have them at the same addresses. */
function readTags(root: string, pages: readonly ParsedPage[]): string[] {
  const tagged = pages.filter(({locale, frontMatter}) => locale === sourceLocale && frontMatter.tags);
  const folders = new Map(tagged.map(({folder, version}) => [folder, version]));
  const used = new Set(
    tagged.flatMap(({folder, frontMatter}) => [frontMatter.tags].flat().map((key) => `${folder} ${String(key)}`)),
  );
  return [...folders].flatMap(([folder, version]) => {
    const file = `${folder}/tags.yml`;
    if (!existsSync(join(root, file))) return [];
    const tags = (parse(readFileSync(join(root, file), 'utf8')) ?? {}) as Record<string, {permalink?: string}>;
    const base = toAddress(baseOf(version), 'tags');
    return [
      base,
      ...Object.entries(tags)
        .filter(([key]) => used.has(`${folder} ${key}`))
        .map(([key, {permalink}]) => toAddress(base, String(permalink ?? key))),
    ];
  });
}

/** Pages that are components serve every language. */
function readCodePages(root: string): string[] {
  return globSync(['src/pages/**/*.{js,jsx,ts,tsx}', '!**/*.test.*', '!**/_*', '!**/*.d.ts'], {cwd: root}).map((file) =>
    toAddress(toRoute(posix.relative('src/pages', file).replace(/\.[jt]sx?$/, ''))),
  );
}
