import {ranking} from '../shared/limits';
import type {Candidate} from './findCandidates';
import {isStopWord, type QueryWord} from './parseQuery';
import type {SearchIndex} from './searchIndex';

/**
 * A query names an area by one of its names, such as “on my phone”, or by a word that only pages of this area have,
 * such as `multipart`.
 *
 * @returns the areas that the query names, as first parts of addresses
 */
export function namedAreas(
  words: readonly QueryWord[],
  candidates: readonly Candidate[][],
  index: SearchIndex,
): ReadonlySet<string> {
  const query = words.flatMap(({sequence}) => sequence);
  const named = [...index.areaNames].flatMap(([area, names]) =>
    names.some((name) => contains(query, name)) ? [area] : [],
  );
  const typical = words.flatMap((word, position) => {
    const area = isStopWord(word, [index]) ? undefined : onlyAreaOf(candidates[position] ?? [], index);
    return area === undefined ? [] : [area];
  });
  return new Set([...named, ...typical]);
}

function contains(words: readonly string[], name: readonly string[]): boolean {
  return words.some((_, start) => name.every((word, place) => words[start + place] === word));
}

/** @returns the area of all pages that have a word as it was typed, if there are enough of them */
function onlyAreaOf(candidates: readonly Candidate[], index: SearchIndex): string | undefined {
  const same = candidates.filter(({kind}) => kind === 'same');
  const pages = new Set(
    same.flatMap(({id}) => index.wordList.entry(id).postings.map(({document}) => index.pageOf[document] ?? -1)),
  );
  if (pages.size < ranking.minTypicalPages) return undefined;
  const areas = new Set([...pages].map((page) => index.pages[page]?.area ?? ''));
  const [area] = areas;
  return areas.size === 1 && index.areaNames.has(area ?? '') ? area : undefined;
}
