import {expect, it, vi} from 'vitest';

it.each([
  ['en', '>Footnotes</h2>', 'aria-label="Back to reference 1"', 'aria-label="Back to reference 1-2"'],
  ['vi', '>Chú thích</h2>', 'aria-label="Quay lại chỗ có chú thích 1"', 'aria-label="Quay lại chỗ có chú thích 1-2"'],
])('footnotes of a build in %s speak its language', async (locale, ...labels) => {
  vi.resetModules();
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', locale);
  const {compilePage} = await import('../../tests/support/compilePage');
  const html = await compilePage('One[^1] and again[^1].\n\n[^1]: Words.');
  for (const label of labels) expect(html).toContain(label);
  expect(html).not.toContain('sr-only');
  vi.unstubAllEnvs();
});
