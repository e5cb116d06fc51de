import {mkdirSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test, vi} from 'vitest';
import {scratchFolder, writeFiles} from '../../../tests/support/scratchFolder';
import restartNotice from './index';

test('a changed part of the configuration is named, and only from the second time that content is loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const siteDir = scratchFolder({'src/config/navbar.ts': 'old', 'src/config/footer.ts': 'old', 'versions.json': '[]'});
  const past = new Date(Date.now() - 60_000);
  for (const file of ['src/config/navbar.ts', 'src/config/footer.ts', 'versions.json'])
    utimesSync(join(siteDir, file), past, past);
  const {loadContent} = restartNotice({siteDir} as LoadContext);
  const later = new Date(Date.now() + 60_000);
  const edit = (file: string) => {
    writeFiles(siteDir, {[file]: 'new'});
    utimesSync(join(siteDir, file), later, later);
  };

  await loadContent?.();
  await loadContent?.();
  expect(warn).not.toHaveBeenCalled();

  mkdirSync(join(siteDir, 'src/config/sidebars'));
  edit('src/config/sidebars/app.ts');
  edit('src/config/site.test.ts');
  await loadContent?.();
  expect(warn).not.toHaveBeenCalled();

  edit('versions.json');
  edit('src/config/navbar.ts');
  await loadContent?.();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '[WARNING] Stop npm start and run it again to see your changes in src/config/navbar.ts, versions.json.',
  );
});
