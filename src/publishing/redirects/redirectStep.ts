import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {findWrongMoves, movedPagesFile, movesWithin, type MovedPage} from './movedPages';
import {languageRoots, unusedRoots} from '../steps/languageRoots';
import {rootFolder} from '../steps/rootFolder';
import {toAddress, type BuiltLanguage, type Step} from '../../kit/step';
import {collectRedirects, numberedRoots, type NumberedRoot} from './collectRedirects';
import {nginxHttp, nginxServer} from './nginxRedirects';
import {findRedirect, joinRedirects, redirectFiles, type RedirectFile, type Redirects} from './redirectFiles';

/** @returns whether the row of a number leads to the same page in the end */
function meansTheSame(redirects: Redirects, {root, current}: NumberedRoot, from: string, to: string): boolean {
  return `${from}/`.startsWith(`${root}/`) && findRedirect(redirects, current + from.slice(root.length)) === to;
}

/**
 * These hosts compare addresses letter by letter, and add the slash to the root of a language themselves. Netlify shows
 * the not-found page of the language at the root, unless told otherwise; Cloudflare Pages ignores that line. Hosts count
 * rows, so below a number one stands for all pages.
 *
 * @param numbers roots below which the current pages are looked for, without the root of their language
 */
function hostRedirects(
  redirects: Redirects,
  moves: readonly MovedPage[],
  roots: readonly string[],
  numbers: readonly NumberedRoot[],
): string {
  const numbered = roots
    .map(toAddress)
    .flatMap((home) => numbers.map(({root, current}) => ({root: home + root, current: home + current})));
  const moved = roots.map(toAddress).flatMap((home) => moves.map(({from, to}) => [home + from, home + to]));
  const rows = new Map([...moved, ...Object.entries(redirects)] as [string, string][]);
  const lines = [...rows]
    .filter(([from, to]) => from !== to && `${from}/` !== to)
    .filter(([from, to]) => !numbered.some((each) => meansTheSame(redirects, each, from, to)))
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`);
  // The longest first: the first line that fits counts.
  const notFound = [...roots]
    .filter((root) => root !== '/')
    .sort((a, b) => b.length - a.length)
    .map((root) => `${root}* ${root}404.html 404\n`);
  const [main = '/'] = roots;
  const unused = unusedRoots(roots).map((root) => `${root.slice(0, -1)} ${main} 301\n${root}* ${main}:splat 301\n`);
  const byNumber = numbered.map(({root, current}) => `${root} ${current} 301\n${root}/* ${current}/:splat 301\n`);
  return [...lines, ...byNumber, ...unused, ...notFound].join('');
}

/** @throws Error that names file and line of each move that leads nowhere */
function assertMoves(moves: readonly MovedPage[], pages: readonly string[]): void {
  const problems = findWrongMoves(moves, pages).map(
    ({line, rule, repair}) => `${movedPagesFile}:${line} ${rule}. ${repair}`,
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Writes the redirects of the languages built so far, for our server, for nginx and for hosts.
 *
 * @param allMoves pages that have moved
 */
export function redirectStep(built: BuiltLanguage, allMoves: readonly MovedPage[]): Step {
  const {baseUrl, locale, docs} = built;
  const root = rootFolder(built);
  const roots = Object.values(languageRoots(built));
  const home = toAddress(baseUrl);
  const pages: string[] = [];
  return {
    name: 'redirects',
    readPage({address}) {
      if (address !== `${home}/404`) pages.push(address === home ? baseUrl : address);
    },
    async write() {
      const routes = pages.map((page) => page.slice(home.length));
      const moves = movesWithin(allMoves, routes);
      assertMoves(moves, routes);
      const moved = Object.fromEntries(moves.map(({from, to}) => [home + from, home + to]));
      const file = join(root, redirectFiles.json);
      const others = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as RedirectFile;
      const versions = Object.values(docs).flatMap(({loadedVersions}) => loadedVersions);
      const languages: RedirectFile = {...others, [locale]: collectRedirects(pages, versions, moved)};
      const all = joinRedirects(languages, roots);
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(languages, null, 2)}\n`);
      const numbers = numberedRoots(versions).map((each) => ({
        root: each.root.slice(home.length),
        current: each.current.slice(home.length),
      }));
      await writeFile(join(root, redirectFiles.hosts), hostRedirects(all, moves, roots, numbers));
      await writeFile(join(root, redirectFiles.http), nginxHttp(all, roots));
      await writeFile(join(root, redirectFiles.server), nginxServer(roots));
    },
  };
}
