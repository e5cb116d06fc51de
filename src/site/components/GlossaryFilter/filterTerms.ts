import {unmarked} from '@site/src/search/shared/foldText';

/** A term as it is filtered. */
export interface FilteredTerm {
  /** Its names, in all languages. */
  name: string;
  meaning: string;
}

/**
 * @returns whether each term is shown: those whose name has all the words, with or without marks; where no name has them,
 *   those whose meaning has
 */
export function filterTerms(terms: readonly FilteredTerm[], query: string): boolean[] {
  const words = unmarked(query).split(/\s+/).filter(Boolean);
  const hasWords = (text: string): boolean => {
    const folded = unmarked(text);
    return words.every((word) => folded.includes(word));
  };
  const inNames = terms.map(({name}) => hasWords(name));
  return inNames.includes(true) ? inNames : terms.map(({name, meaning}) => hasWords(`${name} ${meaning}`));
}
