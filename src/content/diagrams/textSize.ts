/** A label broken into lines, with the room it needs in pixels. */
export interface SizedText {
  lines: string[];
  width: number;
  height: number;
  style: TextStyle;
}

/** Pixels of the two kinds of text; the style sheet uses the same numbers. */
export const nodeText = {size: 14, lineHeight: 19} as const;
export const smallText = {size: 12.5, lineHeight: 17} as const;

type TextStyle = typeof nodeText | typeof smallText;

/**
 * Widths of letters as shares of the font size. The reader's font is not known when the page is built, so each
 * is near the widest of the common system fonts; a box may be a little wide, but never too narrow.
 */
const letterGroups: readonly [letters: string, width: number][] = [
  ["ijl.,:;|!'’I ", 0.32],
  ['ftr()[]{}/\\-"“”*', 0.42],
  ['cksvxyzJ', 0.56],
  ['mw%@', 0.92],
  ['MWĐ', 0.98],
  ['→←…—', 1],
];
const widths = new Map(letterGroups.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/** @returns the width of one line of text in pixels. */
export function measureText(text: string, size: number): number {
  // Marks above and below a letter take no room of their own.
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  const widthOf = (letter: string): number => (/\p{Lu}/u.test(letter) ? 0.74 : letter > '\u2e80' ? 1 : 0.62);
  return size * letters.reduce((sum, letter) => sum + (widths.get(letter) ?? widthOf(letter)), 0);
}

/** @returns the label in the fewest lines that are no wider than `maximum` pixels, balanced in width */
export function sizeText(label: string, style: TextStyle, maximum: number): SizedText {
  const lines = label.split('\n').flatMap((text) => {
    // A name that is too long breaks behind a hyphen.
    const isLong = (word: string): boolean => measureText(word, style.size) > maximum;
    const words = text.split(/ +/).flatMap((word) => (isLong(word) ? word.split(/(?<=-)/) : word));
    const fewest = fillLines(words, style.size, maximum);
    let limit = measureText(text, style.size) / fewest.length;
    while (limit < maximum && fillLines(words, style.size, limit).length > fewest.length) limit += 4;
    return fillLines(words, style.size, Math.min(limit, maximum));
  });
  const width = Math.max(...lines.map((line) => measureText(line, style.size)));
  return {lines, width, height: lines.length * style.lineHeight, style};
}

function fillLines(words: readonly string[], size: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    const joined = /\S-$/.test(last) ? last + word : `${last} ${word}`;
    if (lines.length > 0 && measureText(joined, size) <= limit) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
