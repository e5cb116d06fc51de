import {describe, expect, it} from 'vitest';
import {foldWord} from '../shared/foldText';
import {readEverydayWords} from './readEverydayWords';

describe('the project’s everyday words', () => {
  const {quiet, shorthand} = readEverydayWords();
  const words = quiet.trim().split(' ');

  it('name each quiet word once, and in both languages', () => {
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    expect(words).toEqual(expect.arrayContaining(['how', 'làm', 'lam']));
  });

  it('look abbreviations up as they are typed without marks, and never spell one out as itself', () => {
    expect(Object.keys(shorthand).filter((short) => foldWord(short) !== short)).toEqual([]);
    expect(
      Object.entries(shorthand).filter(([short, meant]) => meant.split(' ').map(foldWord).includes(short)),
    ).toEqual([]);
  });
});
