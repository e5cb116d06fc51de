import {expect, it} from 'vitest';
import {findToneSlips} from './findToneSlips';

const usual = Array.from({length: 12}, (_, index) => ({
  file: `${index}.mdx`,
  source: `Trang ${index} nói:\n\nMỗi trang có\nmột chủ đề, câu ${'a'.repeat(index)}.\n`,
}));

it('finds a tone that makes another word, with its line', () => {
  const slip = {file: 'slip.mdx', source: 'Câu đầu.\n\nTrước hết,\nmỏi trang có ích.\n'};
  expect(findToneSlips([...usual, slip])).toEqual([
    {file: 'slip.mdx', line: 4, syllable: 'mỏi', written: 'mỏi trang', usual: 'mỗi trang'},
  ]);
});

it('finds it after its neighbour, and across the end of a line', () => {
  const slip = {file: 'slip.mdx', source: 'Sách cỏ\nmột chủ đề.\n'};
  expect(findToneSlips([...usual, slip])).toEqual([
    {file: 'slip.mdx', line: 1, syllable: 'cỏ', written: 'cỏ một', usual: 'có một'},
  ]);
});

it('leaves alone a word whose usual pair occurs seldom: both may be right', () => {
  expect(findToneSlips([...usual.slice(1), {file: 'a.mdx', source: 'mỏi trang có\n'}])).toEqual([]);
});

it('leaves alone a word that is used elsewhere, beside other words, or in a copy of the paragraph', () => {
  expect(findToneSlips([...usual, {file: 'a.mdx', source: 'mỏi trang có, mỏi tay\n'}])).toEqual([]);
  expect(findToneSlips([...usual, {file: 'a.mdx', source: 'tay mỏi nhừ\n'}])).toEqual([]);
  const right = {source: 'Trang cọ.\n'};
  expect(findToneSlips([...usual.slice(1), {file: 'a.mdx', ...right}, {file: 'b.mdx', ...right}])).toEqual([]);
});
