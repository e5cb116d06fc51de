import {expect, it} from 'vitest';
import {pageFingerprint} from './fingerprint';

const page = (frontMatter: string, text = 'Text.'): string =>
  `---\ntitle: A\n${frontMatter}kind: task\n---\n\n${text}\n`;

it('changes with a page, but not with the phrases that its readers search with', () => {
  const plain = pageFingerprint(page(''));
  expect(pageFingerprint(page('search:\n  - one\n  - two\n'))).toBe(plain);
  expect(pageFingerprint(page('search: [one, two]\n'))).toBe(plain);
  expect(pageFingerprint(page('open:\n  - Which?\n'))).not.toBe(plain);
  expect(pageFingerprint(page('', 'Other.'))).not.toBe(plain);
  expect(pageFingerprint(page('', 'Text.\n\nsearch: me'))).not.toBe(plain);
});

it('is the same for the text as editors of other systems save it', () => {
  const source = page('search:\n  - one\n');
  const windows = source.replaceAll('\n', '\r\n');
  expect([windows, `\uFEFF${windows}`, `\uFEFF${source}`].map(pageFingerprint)).toEqual(
    [1, 2, 3].map(() => pageFingerprint(source)),
  );
});
