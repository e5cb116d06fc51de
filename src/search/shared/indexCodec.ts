import type {Posting} from './searchTypes';

export interface WordEntry {
  folded: string;
  /** Written forms (see `exactForm`); a posting refers to its form by position in this list. */
  forms: string[];
  /** In order of document, field and form. */
  postings: Posting[];
}

const fieldsPerDocument = 16;

/**
 * Encodes words as lines `word|form,form|postings`. A posting is `document * 16 + field` as the difference
 * from the posting before, in base 36, followed by `~form` unless that is 0. A word whose only
 * form is the unmarked one has an empty list of forms.
 */
export function encodeWords(entries: readonly WordEntry[]): string {
  return entries
    .map(({folded, forms, postings}) => {
      const isPlain = forms.length === 1 && forms[0] === folded;
      let previous = 0;
      const encoded = postings.map(({document, field, form}) => {
        const key = document * fieldsPerDocument + field;
        const delta = (key - previous).toString(36);
        previous = key;
        return `${delta}${form > 0 ? `~${form.toString(36)}` : ''}`;
      });
      return `${folded}|${isPlain ? '' : forms.join(',')}|${encoded.join(' ')}`;
    })
    .join('\n');
}

/** @returns the first position in a sorted list of which `isBefore` no longer holds, or the length of the list */
export function lowerBound(length: number, isBefore: (position: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of an index. Postings are decoded when they are first asked for, because most never are. */
export class WordList {
  /** Folded words in code unit order; the position of a word is its id. */
  readonly words: readonly string[];
  private readonly lines: string[];
  private readonly decoded = new Map<number, WordEntry>();

  /** @param encoded see `encodeWords` */
  constructor(encoded: string) {
    this.lines = encoded.length > 0 ? encoded.split('\n') : [];
    this.words = this.lines.map((line) => line.slice(0, line.indexOf('|')));
  }

  /** @returns the id of the first word that does not sort before the given one */
  lowerBound(word: string): number {
    return lowerBound(this.words.length, (id) => (this.words[id] ?? '') < word);
  }

  /** @returns the id of a word, or -1 */
  find(word: string): number {
    const id = this.lowerBound(word);
    return this.words[id] === word ? id : -1;
  }

  /** @returns whether some word starts with the prefix */
  hasPrefix(prefix: string): boolean {
    return (this.words[this.lowerBound(prefix)] ?? '').startsWith(prefix);
  }

  entry(id: number): WordEntry {
    const entry = this.decoded.get(id) ?? decodeLine(this.lines[id] ?? '||');
    this.decoded.set(id, entry);
    return entry;
  }
}

function decodeLine(line: string): WordEntry {
  const [folded = '', forms = '', postings = ''] = line.split('|');
  let key = 0;
  return {
    folded,
    forms: forms === '' ? [folded] : forms.split(','),
    postings:
      postings === ''
        ? []
        : postings.split(' ').map((posting) => {
            const [delta = '0', form = '0'] = posting.split('~');
            key += parseInt(delta, 36);
            return {
              document: Math.floor(key / fieldsPerDocument),
              field: key % fieldsPerDocument,
              form: parseInt(form, 36),
            };
          }),
  };
}
