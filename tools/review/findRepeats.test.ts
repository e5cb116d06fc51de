import {expect, it} from 'vitest';
import {findRepeats} from './findRepeats';

const words = (from: number, to: number): string =>
  Array.from({length: to - from}, (_, index) => `word${from + index}`).join(' ');
const passage = (file: string, text: string) => ({file, line: 1, text});

it('finds the same words whatever their case and marks', () => {
  const repeats = findRepeats([
    passage('a', words(0, 30)),
    passage('b', words(0, 30).toUpperCase().replaceAll(' ', ', ')),
  ]);
  expect(repeats.map(({passage: {file}, earlier}) => [file, earlier.file])).toEqual([['b', 'a']]);
});

it('finds a passage of which a few words were changed', () => {
  expect(
    findRepeats([passage('a', words(0, 60)), passage('b', `${words(0, 30)} other ${words(31, 60)}`)]),
  ).toHaveLength(1);
});

it('names the passage it resembles most', () => {
  const passages = [
    passage('near', `${words(0, 25)} ${words(100, 105)}`),
    passage('equal', words(0, 30)),
    passage('new', words(0, 30)),
  ];
  expect(findRepeats(passages).at(-1)?.earlier.file).toBe('equal');
});

it('leaves short passages, half-alike ones and repeats within one page alone', () => {
  expect(findRepeats([passage('a', words(0, 24)), passage('b', words(0, 24))])).toEqual([]);
  expect(findRepeats([passage('a', words(0, 40)), passage('b', `${words(0, 20)} ${words(100, 120)}`)])).toEqual([]);
  expect(findRepeats([passage('a', words(0, 30)), passage('a', words(0, 30))])).toEqual([]);
});
