import {lettersOf} from './letterSets';
import type {Posting} from './searchTypes';

/** A word of the vocabulary with everything known about it. */
export interface WordEntry {
  folded: string;
  /** Written forms (see `exactForm`); a posting names its form by place in this list. */
  forms: string[];
  postings: Posting[];
}

const fieldsPerDocument = 8;

/**
 * Writes the vocabulary as lines `word|form,form|postings`. A posting is the distance from the one before
 * in base 36, then `~form` and `^count` where they are not 0 and 1. A word whose only form is the
 * unmarked one leaves the list of forms empty.
 */
export function encodeWords(entries: readonly WordEntry[]): string {
  return entries
    .map(({folded, forms, postings}) => {
      const isPlain = forms.length === 1 && forms[0] === folded;
      let before = 0;
      const encoded = postings.map(({document, field, form, count}) => {
        const place = document * fieldsPerDocument + field;
        const distance = (place - before).toString(36);
        before = place;
        return `${distance}${form > 0 ? `~${form.toString(36)}` : ''}${count > 1 ? `^${count.toString(36)}` : ''}`;
      });
      return `${folded}|${isPlain ? '' : forms.join(',')}|${encoded.join(' ')}`;
    })
    .join('\n');
}

/** The vocabulary as the browser holds it: words are split at once, postings when they are asked for. */
export class Vocabulary {
  /** Folded words in code unit order. */
  readonly words: string[] = [];
  private readonly lines: string[] = [];
  private letterSets: Uint32Array | undefined;
  private readonly opened = new Map<number, WordEntry>();

  constructor(encoded: string) {
    for (const line of encoded.length > 0 ? encoded.split('\n') : []) {
      this.words.push(line.slice(0, line.indexOf('|')));
      this.lines.push(line);
    }
  }

  /** @returns which letters each word has, by place; worked out when first asked. */
  letters(): Uint32Array {
    this.letterSets ??= Uint32Array.from(this.words, lettersOf);
    return this.letterSets;
  }

  /** @returns the place of the first word that is not before the given one. */
  lowerBound(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** @returns the place of the word, or -1. */
  find(word: string): number {
    const place = this.lowerBound(word);
    return this.words[place] === word ? place : -1;
  }

  /** @returns whether some word begins so. */
  hasPrefix(prefix: string): boolean {
    return (this.words[this.lowerBound(prefix)] ?? '').startsWith(prefix);
  }

  /** @returns the word at a place, with its postings. */
  entry(place: number): WordEntry {
    const known = this.opened.get(place);
    if (known) return known;
    const entry = decodeLine(this.lines[place] ?? '||');
    this.opened.set(place, entry);
    return entry;
  }
}

function decodeLine(line: string): WordEntry {
  const [folded = '', forms = '', postings = ''] = line.split('|');
  let place = 0;
  return {
    folded,
    forms: forms === '' ? [folded] : forms.split(','),
    postings:
      postings === ''
        ? []
        : postings.split(' ').map((posting) => {
            const [head = '0', count = '1'] = posting.split('^');
            const [distance = '0', form = '0'] = head.split('~');
            place += parseInt(distance, 36);
            return {
              document: Math.floor(place / fieldsPerDocument),
              field: place % fieldsPerDocument,
              form: parseInt(form, 36),
              count: parseInt(count, 36),
            };
          }),
  };
}
