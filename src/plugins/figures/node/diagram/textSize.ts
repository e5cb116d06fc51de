/** A label broken into lines, with the room it needs in pixels. */
export interface SizedText {
  lines: string[];
  width: number;
  height: number;
}

/** Sizes of the two kinds of text; the style sheet uses the same numbers. */
export const nodeText = {size: 14, lineHeight: 19} as const;
export const smallText = {size: 12.5, lineHeight: 17} as const;

type TextKind = typeof nodeText | typeof smallText;

/**
 * Widths of letters as shares of the font size. The reader's font is not known when the page is built, so each
 * is near the widest of the common system fonts; a box may be a little wide, but never too narrow.
 */
const letterGroups: readonly [letters: string, width: number][] = [
  ["ijl.,:;|!'’I", 0.32],
  ['ftr()[]{}/\\-"“”*', 0.42],
  [' ', 0.32],
  ['cksvxyzJ', 0.56],
  ['mw%@', 0.92],
  ['MWĐ', 0.98],
  ['→←…—', 1],
];
const widths = new Map(
  letterGroups.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** Width of one line of text in pixels. */
export function measureText(text: string, size: number): number {
  let width = 0;
  // Marks above and below a letter take no room of their own.
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) {
    width += widths.get(letter) ?? (/\p{Lu}/u.test(letter) ? 0.74 : letter > '\u2e80' ? 1 : 0.62);
  }
  return width * size;
}

/** Breaks a label into the fewest lines no wider than `maximum`, of about equal width. */
export function sizeText(label: string, kind: TextKind, maximum: number): SizedText {
  const lines = label.split('\n').flatMap((line) => balancedLines(line, kind.size, maximum));
  return {
    lines,
    width: Math.max(...lines.map((line) => measureText(line, kind.size))),
    height: lines.length * kind.lineHeight,
  };
}

function balancedLines(text: string, size: number, maximum: number): string[] {
  const fewest = filledLines(text, size, maximum);
  for (let limit = measureText(text, size) / fewest.length; limit < maximum; limit += 4) {
    const lines = filledLines(text, size, limit);
    if (lines.length <= fewest.length && lines.every((line) => measureText(line, size) <= maximum)) return lines;
  }
  return fewest;
}

function filledLines(text: string, size: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1);
    if (last !== undefined && measureText(`${last} ${word}`, size) <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
