import {join} from 'node:path';
import {expect, test} from 'vitest';
import {assertFolder, rootFolder} from './rootFolder';

test.each([
  ['build', '/', 'build'],
  ['build/vi/', '/vi/', 'build'],
  ['build/docs-site/', '/docs-site/', 'build'],
  ['build/help/docs/vi', '/help/docs/vi/', 'build'],
])('%s has the pages of %s, and the whole build is %s', (folder, baseUrl, root) => {
  const built = {outDir: join('/site', folder), baseUrl};
  expect(() => assertFolder(built)).not.toThrow();
  expect(join(rootFolder(built), '.')).toBe(join('/site', root));
});

test.each(['build', 'build/docs', 'docs-site/build'])('pages of /docs-site/ are not built into %s', (folder) => {
  expect(() => assertFolder({outDir: join('/site', folder), baseUrl: '/docs-site/'})).toThrow(
    'does not end in that path. Build with "npm run build"',
  );
});
