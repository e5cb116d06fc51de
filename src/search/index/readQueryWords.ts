import type {LocaleCode} from '../../kit/locales';
import {readConcepts, readIdeas} from '../../kit/vocabulary';
import type {IndexFacts} from './buildIndex';

/** @returns the words of the vocabulary that belong to no page, and what no page answers in a language */
export function readQueryWords(language: LocaleCode, root?: string): Pick<IndexFacts, 'queryWords' | 'unanswered'> {
  const {stopWords, abbreviations, areas, unanswered} = readConcepts(root);
  return {
    queryWords: {stopWords: Object.values(stopWords).join(' '), abbreviations, areas, ideas: readIdeas(root)},
    unanswered: unanswered[language] ?? [],
  };
}
