/**
 * Tone folding: how Vietnamese (and any other) text is compared. Index, query and highlights all use these functions, so
 * that what was indexed is found and what was found is marked.
 */

const anyMark = /[\u0300-\u036f]/g;
/** Grave, acute, tilde, hook above, dot below: the five tones, in the order of their numbers. */
const toneMarks = '\u0300\u0301\u0303\u0309\u0323';
const toneMark = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** After a single consonant, y and i are two spellings of the same word: ký/kí, lý/lí. */
const loneConsonantBeforeY = /^([b-df-hj-np-tv-xz])y$/;

function unifyY(word: string): string {
  return word.replace(loneConsonantBeforeY, '$1i');
}

/** @returns the word in lower case without marks: `Đồng` → `dong`. Unicode does not decompose `đ`, so it is replaced; what it decomposes of other scripts (`が`) is put together again. */
export function unmarked(word: string): string {
  return word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(anyMark, '').normalize('NFC');
}

/** @returns the word without marks, and with the two spellings of y as one: `Lý` and `lí` give `li` */
export function foldWord(word: string): string {
  return unifyY(unmarked(word));
}

/**
 * @returns the word in lower case with the marks of its letters, and its tone as a digit at the end: `hòa` and `hoà` both
 *   give `hoa1`, `đồng` gives `đông1`. A word without marks gives the folded word.
 */
export function exactForm(word: string): string {
  const split = word.toLowerCase().normalize('NFD');
  const tone = toneMarks.indexOf(split.match(toneMark)?.[0] ?? '-') + 1;
  const shaped = unifyY(split.replace(toneMark, '').normalize('NFC'));
  return tone > 0 ? `${shaped}${tone}` : shaped;
}

/** @returns whether the word has tone or letter marks */
export function hasMarks({exact, folded}: {exact: string; folded: string}): boolean {
  return exact !== folded;
}

/** @returns text in NFC without zero-width characters; all offsets refer to text in this form */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/[\u200b-\u200d\ufeff\u00ad]/g, '');
}
