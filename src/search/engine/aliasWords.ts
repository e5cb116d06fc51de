import type {AliasWords} from '../shared/indexCodec';
import {normalizeText} from '../shared/foldText';
import type {EncodedIndex} from '../shared/searchTypes';
import {wordsOf} from '../shared/tokenize';

/** @returns the words of what pages are called besides their titles: in the other language, by their readers, by synonyms */
export function aliasWordsOf({pages, aliases}: EncodedIndex): AliasWords {
  const found = new Map<string, Map<number, Set<string>>>();
  const wordsOfList = aliases.map((names) => wordsOf(normalizeText(names.join(' '))));
  for (const {first, otherTitle, phrases, aliases: lists} of pages) {
    const own = wordsOf(normalizeText([otherTitle, ...phrases].join(' ')));
    for (const {folded, exact} of [...own, ...lists.flatMap((list) => wordsOfList[list.phrases] ?? [])]) {
      const byPage = found.get(folded) ?? new Map<number, Set<string>>();
      found.set(folded, byPage.set(first, (byPage.get(first) ?? new Set()).add(exact)));
    }
  }
  return found;
}
