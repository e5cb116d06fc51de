import {expect, test} from 'vitest';
import {scratchFolder} from '../support/scratchFolder';
import {compareFolders} from './compareFolders';

test('files that one folder lacks, that differ or that end early are named, with the place', () => {
  const one = scratchFolder({'same.html': 'a', 'a/changed.html': 'on 1 May', 'cut.html': 'whole', 'gone.html': ''});
  const other = scratchFolder({'same.html': 'a', 'a/changed.html': 'on 2 May', 'cut.html': 'who', 'new.html': ''});
  expect(compareFolders(one, other)).toEqual({
    count: 5,
    differences: [
      'a/changed.html differs from byte 3 on: "1 May" and "2 May"',
      'cut.html differs from byte 3 on: "le" and ""',
      `gone.html is only in ${one}`,
      `new.html is only in ${other}`,
    ],
  });
  expect(compareFolders(other, one).differences).toContain('cut.html differs from byte 3 on: "" and "le"');
});
