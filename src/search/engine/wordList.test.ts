import {describe, expect, it} from 'vitest';
import {fieldsPerDocument, type EncodedWords} from '../shared/searchTypes';
import {toSteps} from '../shared/steps';
import {WordList, type WordEntry} from './wordList';

/** A small generator, so that a failing case can be repeated by its seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Postings kept as they are: what the word list must agree with. */
function naiveIndex(seed: number): Map<string, WordEntry> {
  const random = randomFrom(seed);
  const alphabet = ['a', 'b', 'k', 'o', 'đ', '1', 'ơ'];
  const entries = new Map<string, WordEntry>();
  for (let count = random(60); count > 0; count -= 1) {
    const folded = Array.from({length: 1 + random(6)}, () => alphabet[random(alphabet.length)]).join('');
    const forms = Array.from({length: 1 + random(4)}, (_, position) => ({
      form: position === 0 ? folded : `${folded}ơ${position}`,
      postings: [...new Set(Array.from({length: random(20)}, () => random(5_000)))]
        .sort((a, b) => a - b)
        .map((document) => ({document, field: random(fieldsPerDocument)})),
    }));
    entries.set(folded, {folded, forms});
  }
  return entries;
}

function encode(entries: Iterable<WordEntry>): EncodedWords {
  const encoded: EncodedWords = {};
  for (const {folded, forms} of entries) {
    const stepsOf = ({postings}: WordEntry['forms'][number]) =>
      toSteps(postings.map(({document, field}) => document * fieldsPerDocument + field));
    const [first] = forms;
    encoded[folded] =
      forms.length === 1 && first
        ? stepsOf(first)
        : Object.fromEntries(forms.map((each) => [each.form, stepsOf(each)]));
  }
  return encoded;
}

describe('the word list', () => {
  it.each(Array.from({length: 200}, (_, seed) => seed))('agrees with a naive index, seed %i', (seed) => {
    const naive = naiveIndex(seed);
    const sorted = [...naive.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1));
    const list = new WordList(encode(naive.values()));

    expect(list.words).toEqual(sorted.map(({folded}) => folded));
    for (const {folded, forms} of sorted) {
      const entry = list.entry(list.find(folded));
      expect(entry.folded).toBe(folded);
      expect(new Map(entry.forms.map((each) => [each.form, each.postings]))).toEqual(
        new Map(forms.map((each) => [each.form, each.postings])),
      );
    }
    for (const absent of ['zz', 'abz', '', 'kođ9']) if (!naive.has(absent)) expect(list.find(absent)).toBe(-1);
    for (const prefix of ['a', 'ab', 'k', 'đ', 'z', 'ơ1']) {
      expect(list.hasPrefix(prefix)).toBe([...naive.keys()].some((word) => word.startsWith(prefix)));
    }
  });

  it('holds words that objects inherit', () => {
    const list = new WordList(JSON.parse('{"constructor":[3],"__proto__":[11]}') as EncodedWords);
    expect(list.entry(list.find('__proto__')).forms[0]?.postings).toEqual([{document: 1, field: 3}]);
    expect(list.find('toString')).toBe(-1);
  });
});
