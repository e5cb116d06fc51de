/** What precedes the beginning of a sentence. */
const sentenceEnd = /[.!?:;…]["”’)]*\s+/g;

/** @returns where the last sentence of a text begins */
export const lastSentence = (text: string): number =>
  [...text.matchAll(sentenceEnd)].reduce((_, match) => match.index + match[0].length, 0);
