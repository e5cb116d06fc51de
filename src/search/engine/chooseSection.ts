import {hasMarks} from '../shared/foldText';
import {ranking} from '../shared/limits';
import {featuresOf, isLength} from '../shared/textFeatures';
import type {Word} from '../shared/tokenize';
import type {Spelling} from './parseQuery';
import type {IndexQuery, RankedPage} from './rankPages';
import type {SearchIndex} from './searchIndex';

/** @returns id of the section that a row opens: the one with most words of the query or, if they are few, the nearest in meaning */
export function chooseSection({page, section, sectionShare}: RankedPage, {index, words}: IndexQuery): number {
  const {first, end} = index.pages[page]!; // The index has ranked it.
  if (sectionShare >= ranking.minShare) return section;
  const query = words.flatMap(({spellings: [typed]}) => typed ?? []);
  const ids = Array.from({length: end - first}, (_, position) => first + position);
  return nearest(ids, query, index, index.sequenceOf) ?? first;
}

/** @returns whether a word differs from one of the query in its tone alone: tôi is not tối, unless no page has what was typed */
const isInOtherTone = (word: Word, query: readonly Spelling[]): boolean =>
  hasMarks(word) &&
  query.some(
    (asked) => hasMarks(asked) && asked.isWritten && asked.folded === word.folded && asked.exact !== word.exact,
  ) &&
  !query.some(({exact}) => exact === word.exact);

/** @returns whether a page without any word of a query is called by some of them, not by words in other tones alone */
export function isCalled({index, page}: Pick<RankedPage, 'index' | 'page'>, query: readonly Spelling[]): boolean {
  return nearest(index.pages[page]!.names, query, index, (name) => name) !== undefined; // The index has ranked it.
}

/** @returns the text that has most of what a query asks, in its words or in others for the same thing; undefined if none has */
export function nearest<Text>(
  texts: readonly Text[],
  query: readonly Spelling[],
  {classifier, findIdeas}: SearchIndex,
  wordsOf: (text: Text) => readonly Word[],
): Text | undefined {
  const asked = featuresOf(query, findIdeas);
  let [found, most]: [Text | undefined, number] = [undefined, 0];
  for (const text of texts) {
    const said = featuresOf(
      wordsOf(text).filter((word) => !isInOtherTone(word, query)),
      findIdeas,
    );
    let nearness = 0;
    for (const [name, kind] of asked)
      if (said.has(name) && !isLength(name)) nearness += kind * classifier.rarityOf(name);
    if (nearness > most) [found, most] = [text, nearness];
  }
  return found;
}

/** @returns ids of the other sections of a page that have all words of the query, one of them in the heading; best first */
export function otherSections({page}: RankedPage, chosen: number, {index, candidates, scores}: IndexQuery): number[] {
  const {first, end} = index.pages[page]!; // The index has ranked it.
  const wanted = new Set(candidates.flat().map(({folded}) => folded));
  const found: {id: number; score: number}[] = [];
  for (let id = first + 1; id < end; id += 1) {
    const here = scores.map(({sections}) => sections.get(id) ?? 0);
    if (id === chosen || here.includes(0) || !index.headingOf(id).some(({folded}) => wanted.has(folded))) continue;
    found.push({id, score: here.reduce((sum, each) => sum + each, 0)});
  }
  return found.sort((a, b) => b.score - a.score).map(({id}) => id);
}
