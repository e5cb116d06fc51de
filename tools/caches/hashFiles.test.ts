import {expect, test} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {findDifferences, hashFiles} from './hashFiles';

test('names files that are new, gone or changed', async () => {
  const before = await hashFiles(scratchFolder({'index.html': 'a', 'docs/a.html': 'a', 'docs/gone.html': 'a'}));
  const after = await hashFiles(scratchFolder({'index.html': 'a', 'docs/a.html': 'b', 'docs/new.html': 'a'}));
  expect(findDifferences(before, after)).toEqual(['docs/a.html', 'docs/gone.html', 'docs/new.html']);
  expect(findDifferences(before, before)).toEqual([]);
});
