import {expect, it} from 'vitest';
import {separateRepeated} from './separateRepeated';

it('moves sentences of many sections to the examples', () => {
  const content = (number: number): string => `Call ${number} is here. The usual envelope comes back. Yes.`;
  const pages = Array.from({length: 8}, (_, number) => ({
    sections: [{title: 'Answer', hash: '', content: content(number), ...(number === 0 && {examples: '{}'})}],
  }));
  const [first, second] = separateRepeated(pages);
  expect(first?.sections).toEqual([
    {title: 'Answer', hash: '', content: 'Call 0 is here. Yes.', examples: '{} The usual envelope comes back.'},
  ]);
  expect(second?.sections[0]?.examples).toBe('The usual envelope comes back.');
  expect(separateRepeated(pages.slice(1))[0]?.sections[0]?.content).toBe(content(1));
});
