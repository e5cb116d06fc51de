import {expect, test} from 'vitest';
import {toCopiedPage} from './multiplyPages';

test('a copied page differs in its title and its description, and in nothing else', () => {
  const text = '---\ntitle: "A: b"\ndescription: Text\nkind: task\n---\n\nText.\n';
  expect(toCopiedPage(text, 2)).toBe('---\ntitle: "Copy 2 – A: b"\ndescription: 2 xt\nkind: task\n---\n\nText.\n');
});
