import {excerptLength} from '../shared/limits';
import type {TermMatcher} from '../shared/matchTerms';
import type {Token} from '../shared/tokenize';

interface Place {
  start: number;
  folded: string;
}

/**
 * @param tokens the text's own words, see `tokenize`.
 * @returns the stretch of a text with the most different terms, cut at words.
 */
export function makeExcerpt(
  text: string,
  tokens: readonly Token[],
  matches: TermMatcher,
  length = excerptLength,
): string {
  if (text.length <= length) return text;
  const places = tokens.flatMap(({start, parts}): Place[] => {
    const hit = parts.find(({folded, exact}) => matches(folded, exact));
    return hit ? [{start, folded: hit.folded}] : [];
  });
  const best = bestStart(places, length);
  // Some words before the first term, so that the excerpt can be read.
  const lead = Math.max(0, Math.min(best - Math.floor(length / 5), text.length - length));
  const start = tokens.find((token) => token.start >= lead)?.start ?? 0;
  const from = start <= length / 5 ? 0 : start;
  const end = tokens.filter((token) => token.end <= from + length).at(-1)?.end ?? from + length;
  const isCut = end < text.length - 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, isCut ? end : text.length)}${isCut ? ' …' : ''}`;
}

function bestStart(places: readonly Place[], length: number): number {
  let best = 0;
  let mostTerms = 0;
  places.forEach(({start}, first) => {
    const inside = new Set<string>();
    for (let next = first; next < places.length; next += 1) {
      const place = places[next];
      if (!place || place.start > start + length * 0.75) break;
      inside.add(place.folded);
    }
    if (inside.size > mostTerms) {
      mostTerms = inside.size;
      best = start;
    }
  });
  return best;
}
