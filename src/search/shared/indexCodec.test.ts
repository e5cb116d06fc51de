import {describe, expect, it} from 'vitest';
import {encodeWords, WordList, type WordEntry} from './indexCodec';
import type {Posting} from './searchTypes';

/** A small generator, so that a failing case can be repeated by its seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Postings kept as they are: what the packed index must agree with. */
function naiveIndex(seed: number): Map<string, WordEntry> {
  const random = randomFrom(seed);
  const alphabet = ['a', 'b', 'k', 'o', 'đ', '1', 'ơ'];
  const entries = new Map<string, WordEntry>();
  for (let count = random(60); count > 0; count -= 1) {
    const folded = Array.from({length: 1 + random(6)}, () => alphabet[random(alphabet.length)]).join('');
    const isPlain = random(2) === 0;
    const forms = isPlain ? [folded] : Array.from({length: 1 + random(4)}, (_, position) => `${folded}${position + 1}`);
    const byKey = new Map<string, Posting>();
    for (let postings = random(20); postings > 0; postings -= 1) {
      const posting = {document: random(5_000), field: random(8), form: random(forms.length)};
      byKey.set(`${posting.document}/${posting.field}/${posting.form}`, posting);
    }
    const postings = [...byKey.values()].sort(
      (a, b) => a.document - b.document || a.field - b.field || a.form - b.form,
    );
    entries.set(folded, {folded, forms, postings});
  }
  return entries;
}

describe('the packed index', () => {
  it.each(Array.from({length: 200}, (_, seed) => seed))('agrees with a naive index, seed %i', (seed) => {
    const naive = naiveIndex(seed);
    const sorted = [...naive.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1));
    const packed = new WordList(encodeWords(sorted));

    expect(packed.words).toEqual(sorted.map(({folded}) => folded));
    for (const entry of sorted) expect(packed.entry(packed.find(entry.folded))).toEqual(entry);
    for (const absent of ['zz', 'abz', '', 'kođ9']) if (!naive.has(absent)) expect(packed.find(absent)).toBe(-1);
    for (const prefix of ['a', 'ab', 'k', 'đ', 'z', 'ơ1']) {
      expect(packed.hasPrefix(prefix)).toBe([...naive.keys()].some((word) => word.startsWith(prefix)));
    }
  });
});
