import type {LocaleCode} from '../../kit/locales';
import {escapeRegExp} from '../../kit/shared/escapeRegExp';
import {spellingsOf, type Term} from '../../kit/vocabulary';

/** A term found in a text. */
export interface FoundTerm {
  term: Term;
  start: number;
  end: number;
}

/** Finds terms in a text, in reading order. */
export type TermFinder = (text: string) => FoundTerm[];

/**
 * @returns a finder for all terms that a language has a name for. Where several begin at the same place the longest counts, so that
 *   "document template" is not found as "document".
 */
export function createTermFinder(terms: readonly Term[], locale: LocaleCode): TermFinder {
  const bySpelling = new Map(
    terms.flatMap((term) =>
      term[locale] ? spellingsOf(term[locale]).map((words) => [words.toLowerCase(), term] as const) : [],
    ),
  );
  if (bySpelling.size === 0) return () => [];
  const plural = locale === 'en' ? 's?' : '';
  const longestFirst = [...bySpelling.keys()]
    .sort((a, b) => b.length - a.length)
    .map((words) => escapeRegExp(words).replace(/\s+/g, String.raw`\s+`));
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])(${longestFirst.join('|')})${plural}(?![\p{L}\p{N}_-])`,
    'giu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const term = bySpelling.get((match[1] ?? '').toLowerCase().replace(/\s+/g, ' '));
      return term ? [{term, start: match.index, end: match.index + match[0].length}] : [];
    });
}
