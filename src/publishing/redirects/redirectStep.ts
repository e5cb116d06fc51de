import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {locales, unusedPrefixes} from '../../kit/locales';
import {findWrongMoves, movedPagesFile, movesWithin, type MovedPage} from './movedPages';
import {rootFolder} from '../steps/rootFolder';
import {toAddress, type BuiltLanguage, type Step} from '../../kit/step';
import {collectRedirects} from './collectRedirects';
import {nginxHttp, nginxServer} from './nginxRedirects';
import {redirectFiles, type RedirectFile, type Redirects} from './redirectFiles';

/**
 * These hosts compare addresses letter by letter, and add the slash to the root of a language themselves. Netlify shows
 * the not-found page of the language at the root, unless told otherwise; Cloudflare Pages ignores that line.
 */
function hostRedirects(redirects: Redirects, moves: readonly MovedPage[]): string {
  const moved = locales.flatMap(({pathPrefix}) => moves.map(({from, to}) => [pathPrefix + from, pathPrefix + to]));
  const rows = new Map([...moved, ...Object.entries(redirects)] as [string, string][]);
  const lines = [...rows]
    .filter(([from, to]) => from !== to && `${from}/` !== to)
    .map(([from, to]) => `${encodeURI(from)} ${encodeURI(to)} 301\n`);
  const notFound = locales.flatMap(({pathPrefix: prefix}) => (prefix ? `${prefix}/* ${prefix}/404.html 404\n` : []));
  const unused = unusedPrefixes.map((prefix) => `${prefix} / 301\n${prefix}/* /:splat 301\n`);
  return [...lines, ...unused, ...notFound].join('');
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
      const all = Object.assign({}, ...Object.values(languages)) as Redirects;
      await mkdir(dirname(file), {recursive: true});
      await writeFile(file, `${JSON.stringify(languages, null, 2)}\n`);
      await writeFile(join(root, redirectFiles.hosts), hostRedirects(all, moves));
      await writeFile(join(root, redirectFiles.http), nginxHttp(all));
      await writeFile(join(root, redirectFiles.server), nginxServer());
    },
  };
}
