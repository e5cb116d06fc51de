import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {globSync} from 'tinyglobby';
import {didYouMean, nearestName} from '../../src/kit/didYouMean';
import {movedPagesFile, readMovedPages} from '../../src/publishing/redirects/movedPages';
import {isPartial} from '../../src/kit/perLocale';
import {languages} from '../../src/kit/locales';
import {contentFolders, sourceFileOf} from '../../src/kit/pageLocation';
import {currentVersion, isCurrentOnly} from '../../src/kit/versions';
import {commandName, fateOfPage, type Fate} from '../pages/fateOfPage';
import {readHeadings} from '../pages/headings';
import {readLinks, type Link} from '../pages/links';
import type {Page, ParsedPage} from '../pages/pages';
import {addressOf, readRoutes} from '../pages/routes';
import {sidebarFiles} from '../pages/sidebars';
import type {Check, CheckContext, Problem} from '../types';
import {describeExternalForm} from './externalForm';
import {readComponentAnchors} from './readComponentAnchors';

/** Pictures and other files beside the pages. */
const beside = contentFolders.map(({folder}) => `${folder}/**/!(*.mdx)`);

/** A link to a file follows the reader's version and language; an address does not. */
export const check: Check = {
  name: 'links',
  description:
    'Links between pages point to an existing file of the same version and language, and to an existing heading in it.',
  guide: 'guides/testing.md#links',
  followsLinks: true,
  data: ['static/**', 'src/pages/**', ...beside, ...sidebarFiles, 'src/config/navbar.ts', movedPagesFile],
  run: async (context) => {
    const addresses = await readRoutes(context);
    return {
      filesRead: context.pages.length,
      problems: context.pages.flatMap((page) =>
        readLinks(page).flatMap((link): Problem[] => {
          const problem = describeBrokenLink(link, page, context, addresses);
          return problem ? [{file: page.file, line: link.line, ...problem}] : [];
        }),
      ),
    };
  },
};

type Finding = Pick<Problem, 'rule' | 'repair'> | null;

function describeBrokenLink(
  link: Link,
  page: ParsedPage,
  context: CheckContext,
  addresses: readonly string[],
): Finding {
  const {target, isComponent, isPicture} = link;
  if (/^[a-z][a-z+.-]*:/i.test(target) || target.startsWith('//')) return describeExternalForm(target);
  const decoded = decode(target);
  if (decoded === null) return {rule: `the link "${target}" is not well-formed`, repair: 'Write % as %25.'};
  const [address = '', anchor] = decoded.split('#');
  const [path = ''] = address.split('?');
  if (path === '') return describeBrokenAnchor(page.file, anchor, context);
  if (path.startsWith('/') || path.startsWith('@site/')) {
    const missing = describeStaticFile(path, context);
    return missing && !isPicture && path.startsWith('/') ? describeAddress(path, page, addresses) : missing;
  }
  if (isComponent) {
    const repair = isPicture
      ? 'Write a Markdown picture, ![words](./file.png).'
      : 'Write a Markdown link, [words](./file.mdx).';
    return {rule: `a component cannot follow the file link "${target}"`, repair};
  }
  if (!path.endsWith('.mdx')) return describeAsset(target, path, page, context);
  const file = shownFile(posix.normalize(posix.join(posix.dirname(page.file), path)), page, context);
  if (file === page.file && target === path)
    return {
      rule: `the link "${target}" leads to its own page`,
      repair: 'Name a part, [words](#its-id), or take it away.',
    };
  if (!context.files.some((other) => other.file === file)) return describeMissing(target, file, page, context);
  return describeDraft(file, page, context) ?? describeBrokenAnchor(file, anchor, context);
}

/** @returns null when a % begins no code of a letter */
function decode(target: string): string | null {
  try {
    return decodeURI(target);
  } catch {
    return null;
  }
}

/** An address of the docs, in any language. */
const docsAddress = new RegExp(`^/(?:(?:${languages.map(({code}) => code).join('|')})/)?docs(?:/|$)`);

/** What the build writes into the site beside pages and static files; the test of the built pages follows links to it. */
const builtFile = /\.(?:json|md|txt|xml|ya?ml)$/;

function describeAddress(path: string, page: Page, addresses: readonly string[]): Finding {
  if (page.collection === 'docs' && docsAddress.test(path)) {
    // Pages about all versions exist in the current one only; older pages can reach them only by their address.
    const isReachable = page.version !== currentVersion.name && isCurrentOnly(path.slice('/docs/'.length));
    if (isReachable && addresses.includes(path)) return null;
    return {
      rule: `the address "${path}" leaves the reader's version`,
      repair: 'Link to the file instead, for instance ../authentications/login.mdx.',
    };
  }
  if (builtFile.test(path) || addresses.includes(path.replace(/(?<=.)\/$/, ''))) return null;
  return {rule: `no page has the address "${path}"`, repair: didYouMean(path, addresses)};
}

/** Addresses of files begin below static/; "@site/" is the root of the project. */
function describeStaticFile(path: string, {root}: CheckContext): Finding {
  const file = path.startsWith('@site/') ? path.slice('@site/'.length) : posix.join('static', path);
  if (isFile(join(root, file))) return null;
  const folder = file.startsWith('static/') ? 'static' : posix.dirname(file);
  const known = existsSync(join(root, folder)) ? globSync('**', {cwd: join(root, folder)}) : [];
  const nearest = nearestName(posix.relative(folder, file), known);
  const prefix = path.startsWith('@site/') ? `@site/${folder}/` : '/';
  const repair = nearest ? `Did you mean "${prefix}${nearest}"?` : `Put the file into ${posix.dirname(file)}/.`;
  return {rule: `there is no file ${file}`, repair};
}

const isFile = (path: string): boolean => statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;

/** @returns the file itself or, where a partial language has no such page, that of the source, which it shows */
function shownFile(file: string, page: Page, {files}: CheckContext): string {
  const source = isPartial(page.locale) ? sourceFileOf({...page, file}) : file;
  return [file, source].find((each) => files.some((other) => other.file === each)) ?? file;
}

function describeMissing(target: string, file: string, page: Page, context: CheckContext): Finding {
  const toPath = (other: Page): string => posix.relative(posix.dirname(page.file), other.file);
  const others = context.files.filter((other) => other.folder === page.folder && other.file !== page.file);
  const isOutside = !file.startsWith(`${page.folder}/`);
  const moved = isOutside ? undefined : findMoved({...page, file}, context);
  const fate = moved || isOutside ? undefined : fateOfPage(context.root, file, context.files);
  const source = sourceFileOf({...page, file});
  const isUntranslated = source !== file && context.files.some((other) => other.file === source);
  const rule = isOutside ? `the link "${target}" leaves ${page.folder}` : `no file ${file} for the link "${target}"`;
  if (moved) return {rule, repair: `It has moved: write "${toPath(moved)}".`};
  if (isUntranslated) {
    const back = fate ? `, or \`git restore --staged --worktree ${file}\` if it was just deleted` : '';
    return {rule, repair: `The translation of ${source} is missing: write it${back}.`};
  }
  if (fate) return {rule, repair: describeFate(fate, file, page)};
  return {rule, repair: nearestFile(target, others.map(toPath))};
}

/** What Git knows is no matter of spelling. */
function describeFate({renamedTo}: Fate, file: string, page: Page): string {
  const name = commandName(file, page.folder);
  if (renamedTo === undefined)
    return `Git has deleted it: take the link out, or restore the page and run \`npm run remove-page -- ${name} --to OTHER\`, which leads all links to another page.`;
  const path = posix.relative(posix.dirname(page.file), renamedTo);
  return `Git has renamed it: write "${path}", or name it back and run \`npm run move-page -- ${name} ${commandName(renamedTo, page.folder)}\`, which mends all links.`;
}

/** @returns the page that takes the place of a missing one, as redirects.yaml says */
function findMoved(missing: Page, {root, allPages}: CheckContext): Page | undefined {
  const address = addressOf({...missing, frontMatter: {}});
  const to = readMovedPages(root).find(({from}) => from === address)?.to;
  return allPages.find((page) => page.folder === missing.folder && addressOf(page) === to);
}

/** A file of that name elsewhere, if there is only one; otherwise one in the same folder with nearly the same name. */
function nearestFile(target: string, known: readonly string[]): string {
  const path = posix.normalize(target.split('#')[0] ?? target);
  const toStem = (file: string): string => posix.basename(file, '.mdx');
  const [same, ...more] = known.filter((file) => toStem(file) === toStem(path));
  const beside = known.filter((file) => posix.dirname(file) === posix.dirname(path));
  const stem = nearestName(toStem(path), beside.map(toStem));
  const nearest = same && more.length === 0 ? same : beside.find((file) => toStem(file) === stem);
  return nearest ? `Did you mean "${nearest}"?` : 'Link to a file that exists in the same version and language.';
}

function describeAsset(target: string, path: string, page: Page, {root}: CheckContext): Finding {
  const file = posix.join(posix.dirname(page.file), path);
  if (existsSync(join(root, `${file}.mdx`)) || existsSync(join(root, file, 'index.mdx'))) {
    return {rule: `the link "${target}" does not name a file`, repair: `Write "${path}.mdx", or "${path}/index.mdx".`};
  }
  // A translation has the files of its source too.
  const places = [file, posix.join(posix.dirname(sourceFileOf(page)), path)];
  if (places.some((place) => existsSync(join(root, place)))) return null;
  const folders = places.map((place) => join(root, posix.dirname(place))).filter((folder) => existsSync(folder));
  const known = folders.flatMap((folder) => readdirSync(folder));
  const nearest = nearestName(posix.basename(file), known);
  const repair = nearest ? `Did you mean "${posix.join(posix.dirname(path), nearest)}"?` : 'Correct the path.';
  return {rule: `no file ${file} for the link "${target}"`, repair};
}

/** In the development server such a link works; the build stops at it. */
function describeDraft(file: string, from: ParsedPage, {allPages}: CheckContext): Finding {
  const isDraft = ({frontMatter}: ParsedPage): boolean => frontMatter.draft === true;
  const page = allPages.find((other) => other.file === file);
  if (!page || !isDraft(page) || isDraft(from)) return null;
  return {
    rule: `the link leads to ${file}, a draft that is not published`,
    repair: `Take "draft" out of ${file}, or the link out of here.`,
  };
}

function describeBrokenAnchor(file: string, anchor: string | undefined, {allPages}: CheckContext): Finding {
  const page = allPages.find((other) => other.file === file);
  if (!anchor || !page || hasTerms(page)) return null;
  const made = readComponentAnchors(page);
  const ids = [...readHeadings(page).flatMap(({id}) => id ?? []), ...made.flatMap((part) => part.ids)];
  const isKnown = ids.includes(anchor) || made.some(({form}) => form?.test(anchor));
  if (isKnown || page.source.includes(`id="${anchor}"`)) return null;
  return {rule: `no heading #${anchor} in ${file}`, repair: didYouMean(anchor, ids)};
}

/** The glossary gets an address for each term during the build, which checks links to them. */
const hasTerms = ({source}: ParsedPage): boolean => source.includes('<Glossary ');
