/**
 * How Vietnamese (and any other) text is compared. The index, the query and the highlighter all use these
 * functions, so that what was indexed is found and what was found is marked.
 */

const anyMark = /[\u0300-\u036f]/g;
/** Grave, acute, tilde, hook above, dot below: the five tones, in the order of their numbers. */
const toneMarks = '\u0300\u0301\u0303\u0309\u0323';
const toneMark = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A single consonant and y is spelt with i as well: ký/kí, lý/lí. */
const loneConsonantBeforeY = /^([b-df-hj-np-tv-xz])y$/;

function unifyY(word: string): string {
  return word.replace(loneConsonantBeforeY, '$1i');
}

/**
 * @returns the word without marks, in lower case, as a reader in a hurry types it: `Đồng` → `dong`.
 * `đ` is replaced by rule, because Unicode does not split it into a letter and a mark.
 */
export function foldWord(word: string): string {
  return unifyY(word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(anyMark, ''));
}

/**
 * @returns the word with its letter shapes and, as a digit at the end, its tone: `hòa` and `hoà` both give
 * `hoa1`. Words without marks give the folded word.
 */
export function exactForm(word: string): string {
  const split = word.toLowerCase().normalize('NFD');
  const tone = toneMarks.indexOf(split.match(toneMark)?.[0] ?? '-') + 1;
  const shaped = unifyY(split.replace(toneMark, '').normalize('NFC'));
  return tone > 0 ? `${shaped}${tone}` : shaped;
}

/** @returns whether the exact form says more than the folded word, that is, whether the word has marks. */
export function hasMarks({exact, folded}: {exact: string; folded: string}): boolean {
  return exact !== folded;
}

/** @returns text in composed form and without zero-width characters, whose offsets all other steps use. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/[\u200b-\u200d\ufeff\u00ad]/g, '');
}
