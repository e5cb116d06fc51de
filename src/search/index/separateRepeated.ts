import type {PageSection} from './pageSection';

/** Sections with the same sentence from which it says nothing about any of them. */
const minRepetitions = 8;
/** Characters; shorter pieces are words, such as “Yes.”. */
const minSentenceLength = 20;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:]) /);

/**
 * Moves sentences that many sections have, such as “Send the body as application/json.”, from the text to the examples:
 * they are found, but count little, and no result shows them.
 */
export function separateRepeated<Page extends {sections: PageSection[]}>(pages: readonly Page[]): Page[] {
  const counts = new Map<string, number>();
  for (const {content} of pages.flatMap(({sections}) => sections)) {
    for (const sentence of new Set(sentencesOf(content))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const isRepeated = (sentence: string): boolean =>
    sentence.length >= minSentenceLength && (counts.get(sentence) ?? 0) >= minRepetitions;
  return pages.map((page) => ({...page, sections: page.sections.map((section) => separate(section, isRepeated))}));
}

function separate(section: PageSection, isRepeated: (sentence: string) => boolean): PageSection {
  const sentences = sentencesOf(section.content);
  const repeated = sentences.filter(isRepeated);
  if (repeated.length === 0) return section;
  return {
    ...section,
    content: sentences.filter((sentence) => !isRepeated(sentence)).join(' '),
    examples: [section.examples ?? '', ...repeated].join(' ').trim(),
  };
}
