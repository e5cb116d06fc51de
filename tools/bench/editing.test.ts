import {expect, test} from 'vitest';
import {reportEditing} from './editing';

test('the time of an edit is the median', () => {
  const text = reportEditing('Linux', {times: [300, 100, 900], startSeconds: 12.4});
  expect(text).toContain('12 s from its start');
  expect(text).toContain('on the screen in 300 ms\n(median of 3 edits; fastest 100 ms, slowest 900 ms)');
});
