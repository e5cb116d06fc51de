import {fieldsPerDocument, type EncodedWords, type Field} from '../shared/searchTypes';
import {fromSteps} from '../shared/steps';
import {toWord} from '../shared/tokenize';

/** A word in one field of one section. */
export interface Posting {
  document: number;
  field: Field;
}

export interface WordEntry {
  folded: string;
  /** Its written forms (see `exactForm`), each with where it is found: in order of document and field. */
  forms: {form: string; postings: Posting[]}[];
}

/** The words of an index. Postings are decoded when they are first asked for, because most never are. */
export class WordList {
  /** Folded words in code unit order; the position of a word is its id. */
  readonly words: readonly string[];
  private readonly stems = new Map<string, number[]>();
  private readonly decoded = new Map<number, WordEntry>();

  constructor(private readonly encoded: EncodedWords) {
    this.words = Object.keys(encoded).sort();
    this.words.forEach((folded, id) => {
      const {stem} = toWord(folded);
      this.stems.set(stem, [...(this.stems.get(stem) ?? []), id]);
    });
  }

  /** @returns the ids of the words that differ in their English ending at most */
  withStem(stem: string): readonly number[] {
    return this.stems.get(stem) ?? [];
  }

  /** @returns the id of the first word that does not sort before the given one */
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
    const entry = this.decoded.get(id) ?? this.decode(this.words[id] ?? '');
    this.decoded.set(id, entry);
    return entry;
  }

  private decode(folded: string): WordEntry {
    const encoded = this.encoded[folded] ?? [];
    const byForm = Array.isArray(encoded) ? {[folded]: encoded} : encoded;
    const forms = Object.entries(byForm).map(([form, steps]) => ({
      form,
      postings: fromSteps(steps).map((key) => ({
        document: Math.floor(key / fieldsPerDocument),
        field: key % fieldsPerDocument,
      })),
    }));
    return {folded, forms};
  }
}
