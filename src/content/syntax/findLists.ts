import type {Paragraph} from 'mdast';
import {visit} from 'unist-util-visit';
import {linesOf, type Mistake, type ReadPage} from './mistakes';

/** Signs that only ever begin an item. */
const bullet = /^[•·▪◦●○■□➢➤‣⁃✓✔☐☑§](?=[ \t]+\S)/u;

/** Signs that begin an item, or by chance a line of a sentence. */
const chance = new RegExp(
  '^(?:' +
    [
      String.raw`\p{L}[.)]|[ivx]{1,5}[.)]|[IVX]{1,5}[.)]|\d{1,3}[.):/]|\d{1,3}(?:\.\d{1,3})+\.?|\([\p{L}\d]{1,3}\)`,
      String.raw`(?:Step|Bước) \d+[.:)]|o|[–—→⇒➔➜►▶✗✘]`,
    ]
      .map((signs) => `(?:${signs})(?=[ \\t]+\\S)`)
      .concat(String.raw`(?:\d{1,3}[.)]|[-+–•](?=\p{L}{2}))(?=\p{L})`, String.raw`[①-⓿❶-➓]`)
      .join('|') +
    ')',
  'u',
);

/** @returns lists whose signs Markdown does not know, so that their lines become one */
export function findLists(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(page.tree, 'paragraph', (node) => {
    const item = findItem(node, page);
    if (!item) return;
    const rule = `begins a line with "${item.sign}", which makes no list`;
    mistakes.push({line: item.line, rule, repair: 'Write - or 1. and a space before each line of the list.'});
  });
  return mistakes;
}

/** @returns the first line of a list: one that another one follows, or that stands right below a colon */
function findItem(node: Paragraph, page: ReadPage): {line: number; sign: string} | undefined {
  const lines = linesOf(node, page);
  for (const [index, {line, written}] of lines.entries()) {
    const [sure] = bullet.exec(written) ?? (index === 0 ? /^[–—](?=[ \t]+\S)/.exec(written) : null) ?? [];
    if (sure) return {line, sign: sure};
    const [sign] = chance.exec(written) ?? [];
    if (!sign) continue;
    const [next = ''] = chance.exec(lines[index + 1]?.written ?? '') ?? [];
    if (shapeOf(next) === shapeOf(sign) || /:$/.test(lines[index - 1]?.written ?? '')) return {line, sign};
  }
  return undefined;
}

/** `a.` and `b.` are signs of one list, as `1/` and `2/` are. */
function shapeOf(sign: string): string {
  return sign.replace(/\p{L}+/gu, 'a').replace(/\p{N}+/gu, '1');
}
