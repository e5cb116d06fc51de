import {closeBlock} from './findAdmonitions';

/** A form of text that readers would see as it is written. */
export interface StraySign {
  sign: RegExp;
  /** Whether it is meant only where a line begins. */
  startsLine?: true;
  rule: string;
  repair: string;
}

/** Signs that a reader would see, because they do not open or close anything. With \ before them they are text. */
export const straySigns: readonly StraySign[] = [
  {
    sign: /(?<!\\)\]\(/g,
    rule: 'has "](" without a link',
    repair: 'Close its bracket: [words](address), without spaces in the address.',
  },
  {
    sign: /(?<!\\)\](?: +|[ \t]*\n[ \t>]*)\((?=[./#]|https?:|[\w/-]+\.mdx\b)/g,
    rule: 'has a gap inside a link',
    repair: 'Write [words](address).',
  },
  {
    sign: /(?<!\\)\*\*/g,
    rule: 'has "**" without bold text',
    repair: 'Write **words**, with both signs and no space inside; a literal one is \\*\\*.',
  },
  {
    sign: /(?<!\\)\]\[[^\[\]\n]*\]/g,
    rule: 'has a link whose address is nowhere on the page',
    repair: 'Write [words](address), or \\[ if the brackets are text.',
  },
  {
    sign: /(?<!\\)\[\^[^\]\s]+\](?!:)/g,
    rule: 'has a footnote that is nowhere on the page',
    repair: 'Write its text at the end of the page, as in [^1]: Words.',
  },
  {
    sign: /(?<!\\)\[\[(?!toc\])[^\]\n]+\]\]/gi,
    rule: 'has a link between double brackets',
    repair: 'Write [words](page.mdx).',
  },
  {
    sign: /(?<!\\)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|INFO|DANGER)\]/gi,
    rule: 'has a note in the form of another site',
    repair: `Write :::note, :::tip, :::warning or :::caution instead of >. ${closeBlock}`,
  },
  {
    startsLine: true,
    sign: /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/gm,
    rule: 'has a table whose line of --- does not fit its head',
    repair: 'Write --- once for each column of the head, and an empty line above the head.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*(?:!!!|\?\?\?\+?) *\w+/gm,
    rule: 'has a note in the form of another site',
    repair: `Write :::note, or :::note[Title]. ${closeBlock}`,
  },
  {
    sign: /(?<!\\)\$\$/g,
    rule: 'has "$$", and this site draws no formulas',
    repair: 'Write it in words, or put it between backticks.',
  },
  {
    sign: /(?<!\\)==(?=[^\s=])[^=\n]*[^\s=]==/g,
    rule: 'has words between "==", whose signs readers would see',
    repair: 'Take the signs out, or put them between backticks.',
  },
  {
    sign: /(?<!\\)\^\[/g,
    rule: 'has a note inside its sentence',
    repair: 'Write [^1] there, and its words at the end of the page, as in [^1]: Words.',
  },
  {
    sign: /(?<!\\)\^[^\s^]{1,9}\^/g,
    rule: 'has words between "^", whose signs readers would see',
    repair: 'Write <sup>2</sup>.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*:[ \t]+(?=\S)/gm,
    rule: 'has a definition in the form of another site',
    repair: 'Write a list, as in - word: its meaning.',
  },
  {
    sign: /(?<!\\)`/g,
    rule: 'has "`" without code',
    repair: 'Write `code`, with as many signs after it as before; a literal one is \\`.',
  },
  {
    sign: /(?<!\\)\)\[(?=[./#]|https?:|[\w/-]+\.mdx\b)/g,
    rule: 'has ")[" without a link',
    repair: 'Write [words](address), the brackets first.',
  },
  {
    startsLine: true,
    sign: /^[ \t>]*(?:#{2,6}(?=[^\s#])|#(?=\p{Lu}))/gmu,
    rule: 'has "#" without a heading',
    repair: 'Write a space after the signs, as in ## Words {/* #its-id */}; a literal one is \\#.',
  },
];
