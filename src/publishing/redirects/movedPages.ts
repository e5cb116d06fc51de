import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {languages} from '../../kit/locales';
import {versionsLeftOut} from '../../kit/versions';
import {placeData} from '../../kit/dataPlaces';
import {didYouMean} from '../../kit/didYouMean';
import {parseYaml} from '../../kit/readData';

/** A page that has moved. Addresses have no prefix of a language. */
export interface MovedPage {
  from: string;
  to: string;
  /** Line of `movedPagesFile`. */
  line: number;
}

/** From the root of the site, with forward slashes. */
export const movedPagesFile = 'src/config/redirects.yaml';

const codes = languages.map(({code}) => code).join('|');

const address = z
  .string()
  .regex(new RegExp(`^(?!/(?:${codes})(?:/|$))/[^\\s?#]*[^\\s?#/](?<!\\.html)$`))
  .meta({value: 'an address like /docs/tutorial/login, without language, ending or a slash at its end'});

const schema = z.record(address, address);

/**
 * Reads the pages that have moved from the project at this root; none without the file.
 *
 * @throws Error that names file and line of everything that is no address
 */
export function readMovedPages(root: string): MovedPage[] {
  const file = path.join(root, movedPagesFile);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // YAML takes a file of comments for no value at all.
  if (!/^\s*[^#\s]/m.test(text)) return [];
  const {lineOf} = placeData(text);
  return Object.entries(parseYaml(schema, text, movedPagesFile)).map(([from, to]) => ({
    from,
    to,
    line: lineOf([from]),
  }));
}

/**
 * @param pages addresses of all pages that are built, without the prefix of their language
 * @param leftOut paths of the versions that are not built
 * @returns the moves; one to a page of such a version leads to that page of the current version, if it has it
 */
export function movesWithin(
  moves: readonly MovedPage[],
  pages: readonly string[],
  leftOut: readonly string[] = versionsLeftOut.map(({path}) => path),
): MovedPage[] {
  return moves.flatMap((move) => {
    const version = leftOut.find((each) => `${move.to}/`.startsWith(`/docs/${each}/`));
    if (version === undefined) return [move];
    const to = move.to.replace(`/docs/${version}`, '/docs');
    return pages.includes(to) ? [{...move, to}] : [];
  });
}

/** @returns where a chain of moves ends, or undefined when it comes back to where it began. */
function endOf(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let place = from;
  for (let next = targets.get(place); next !== undefined; next = targets.get(place)) {
    if (seen.has(place)) return undefined;
    seen.add(place);
    place = next;
  }
  return place;
}

/**
 * @param pages addresses of all pages, without the prefix of their language
 * @returns what is wrong with the moves, and how to repair it
 */
export function findWrongMoves(
  moves: readonly MovedPage[],
  pages: readonly string[],
): {line: number; rule: string; repair: string}[] {
  const targets = new Map(moves.map(({from, to}) => [from, to]));
  return moves.flatMap(({from, to, line}) => {
    if (pages.includes(from)) {
      return {line, rule: `the address "${from}" is a page`, repair: 'Remove the line, or the page.'};
    }
    if (targets.has(to)) {
      const end = endOf(from, targets);
      const rule = end === undefined ? `"${from}" leads back to itself` : `"${from}" leads to "${to}", which moved too`;
      return {line, rule, repair: end === undefined ? 'Write the address of a page.' : `Write "${end}".`};
    }
    if (pages.includes(to)) return [];
    return {line, rule: `"${from}" leads to "${to}", where there is no page`, repair: didYouMean(to, pages)};
  });
}
