import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {versions} from '../../src/config/versions';
import {contentFolders, type ContentFolder} from '../../src/content/pageLocation';
import type {ParsedPage} from '../content/pages';
import type {Check, CheckContext, Problem} from '../types';
import {isRequired, readSiteMap, type SiteMap} from './siteMap';

/** Addresses are printed in messages and kept in bookmarks; none may disappear. */
export const check: Check = {
  name: 'route-coverage',
  description: 'Every route of the site map has its page in each language, in every version that lists it.',
  guide: 'guides/testing.md#route-coverage',
  run: (context) => {
    const siteMap = readSiteMap(context.root);
    const results = contentFolders.map((content) => inspect(content, siteMap, context));
    return {
      filesRead: context.allPages.length,
      problems: results.flatMap(({problems}) => problems),
      report: results.flatMap(({report}) => report),
    };
  },
};

function inspect(
  content: ContentFolder,
  siteMap: SiteMap,
  context: CheckContext,
): {problems: Problem[]; report: string[]} {
  const routes = content.collection === 'docs' ? (siteMap.docs.get(content.version) ?? []) : siteMap.pages;
  const written = new Set(
    context.allPages.filter((page) => page.folder === content.folder && !isDraft(page)).map(toAddress),
  );
  const missing = routes.filter((route) => !written.has(route) && !isMadeInCode(context.root, content, route));
  const isPromised = (route: string) => content.collection === 'pages' || isRequired(route, siteMap);
  const later = missing.filter((route) => !isPromised(route));
  return {
    problems: missing.filter(isPromised).map((route) => ({
      file: `${content.folder}/${route === '' ? 'index' : route}.mdx`,
      rule: 'is missing, but its area is complete',
      repair: 'Write the page; addresses are kept (checks/route-coverage/site-map.yaml).',
    })),
    report: [
      `${describe(content)}: ${routes.length - missing.length} of ${routes.length} routes exist${later.length > 0 ? `, not written yet: ${later.length}` : ''}`,
      ...groupByFolder(later).map((line) => `  ${line}`),
    ],
  };
}

/** Drafts are not published. */
const isDraft = ({frontMatter}: ParsedPage): boolean => frontMatter.draft === true;

/** @returns the address of a page, which its front matter may change. */
function toAddress({route, frontMatter: {slug}}: ParsedPage): string {
  return typeof slug === 'string' ? posix.resolve('/', posix.dirname(route), slug).slice(1) : route;
}

/** Pages outside the docs may be components; those serve every language. */
function isMadeInCode(root: string, {collection}: ContentFolder, route: string): boolean {
  return collection === 'pages' && existsSync(join(root, `src/pages/${route === '' ? 'index' : route}.tsx`));
}

function describe({locale, version}: ContentFolder): string {
  const label = versions.find(({name}) => name === version)?.label;
  return `${locale} ${label ?? 'pages'}`;
}

/** One line per folder, so that a hundred missing pages stay readable. */
function groupByFolder(routes: readonly string[]): string[] {
  const folders = new Map<string, string[]>();
  for (const route of routes) {
    const cut = route.lastIndexOf('/') + 1;
    const folder = route.slice(0, cut);
    folders.set(folder, [...(folders.get(folder) ?? []), route.slice(cut)]);
  }
  return [...folders].map(([folder, names]) => `${folder}{${names.join(', ')}}`);
}
