import {createHash} from 'node:crypto';
import {evaluate, localSearch, type Outcome} from '../../tests/search/evaluate';
import type {SearchPlace} from '../../tests/search/readIndexes';
import type {LabelledQuery} from '../../tests/search/readQueries';
import type {Rebuild} from '../../tests/search/rebuildIndexes';

/** The same queries, asked while the page they mean is … */
export interface LeftOutOutcomes {
  /** … one that the search was built and tuned with, */
  old: Outcome[];
  /** … new, with each of the `phraseCounts`. */
  asNew: Outcome[][];
}

/** How many of its phrases a new page has. */
export const phraseCounts = [3, 8, 0] as const;

/** So many parts of the pages are left out, one at a time. */
const parts = 3;

/** @returns some of the phrases, always the same ones, in the order they had */
export function pickPhrases(phrases: readonly string[], count: number, seed: string): string[] {
  const hashOf = (phrase: string) => createHash('sha256').update(`${seed} ${phrase}`).digest('hex');
  const picked = [...phrases].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, count);
  return phrases.filter((phrase) => picked.includes(phrase));
}

/**
 * How does the search find a page that nobody has seen when it was tuned? A third of the pages of each language and version
 * at a time, every third in the order of the index, gets what a new page has: title, description, headings, text, and few
 * phrases or none, in both languages. All other pages keep their phrases, and words for the same thing
 * (`vocabulary/concepts.yaml`), which were written with all pages in sight, stay as they are.
 *
 * A query is asked if all its right pages are in the third that is left out; then its first row is right if it is one of
 * them. Thus each query is asked once or not at all, and those with several right pages, of which some are mostly old
 * pages, are rarer than in the sets: compare the figures with each other, not with those of the sets.
 */
export function measureLeftOut(
  queries: readonly LabelledQuery[],
  places: readonly SearchPlace[],
  rebuild: Rebuild,
): LeftOutOutcomes {
  const found: LeftOutOutcomes = {old: [], asNew: phraseCounts.map(() => [])};
  for (const place of places) {
    const ofPlace = queries.filter(({locale, version}) => locale === place.locale && version === place.version);
    const paths = place.indexes[0]?.pages.map(({path}) => path) ?? [];
    for (let part = 0; part < parts; part += 1) {
      const leftOut = new Set(paths.filter((_, position) => position % parts === part));
      const asked = ofPlace.filter(({wanted}) => wanted.length > 0 && wanted.every((path) => leftOut.has(path)));
      if (asked.length === 0) continue;
      found.old.push(...evaluate(asked, [place], localSearch));
      for (const [position, count] of phraseCounts.entries()) {
        const withNew = rebuild(place, ({path, phrases}, locale) =>
          leftOut.has(path) ? pickPhrases(phrases, count, `${locale} ${path}`) : phrases,
        );
        found.asNew[position]?.push(...evaluate(asked, [withNew], localSearch));
      }
    }
  }
  return found;
}
