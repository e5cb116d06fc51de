import {maxExcerptLength} from '../shared/limits';
import type {Token} from '../shared/tokenize';
import type {TermMatcher} from './matchTerms';

interface Match {
  start: number;
  folded: string;
}

/**
 * @param tokens of the text, see `tokenize`
 * @returns the part of a text with the most different terms: at most `maxExcerptLength` characters, cut between words,
 *   and an ellipsis on each side that is cut
 */
export function makeExcerpt(text: string, tokens: readonly Token[], isTerm: TermMatcher): string {
  const length = maxExcerptLength;
  if (text.length <= length) return text;
  const matches = tokens.flatMap(({start, parts}): Match[] => {
    const term = parts.find(({folded, exact}) => isTerm(folded, exact));
    return term ? [{start, folded: term.folded}] : [];
  });
  const best = bestStart(matches);
  // Some words before the first term, as context.
  const lead = Math.max(0, Math.min(best - Math.floor(length / 5), text.length - length));
  const start = tokens.find((token) => token.start >= lead)?.start ?? 0;
  const from = start <= length / 5 ? 0 : start;
  const end = tokens.filter((token) => token.end <= from + length).at(-1)?.end ?? from + length;
  const isCut = end < text.length - 1;
  return `${from > 0 ? '… ' : ''}${text.slice(from, isCut ? end : text.length)}${isCut ? ' …' : ''}`;
}

/** @returns the start of the match that is followed by the most different terms within the length of an excerpt */
function bestStart(matches: readonly Match[]): number {
  let best = 0;
  let mostTerms = 0;
  matches.forEach(({start}, first) => {
    const terms = new Set<string>();
    for (const match of matches.slice(first)) {
      if (match.start > start + maxExcerptLength * 0.75) break;
      terms.add(match.folded);
    }
    if (terms.size > mostTerms) {
      mostTerms = terms.size;
      best = start;
    }
  });
  return best;
}
