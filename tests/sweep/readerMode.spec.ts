import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {buildFolder} from '../../tools/buildFolder';
import {readSitemap} from '../dist/sitemaps';
import {locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {readInReaderMode} from '../support/readerMode';

for (const locale of locales) {
  const sitemap = readFileSync(resolve(buildFolder(), `.${locale.pathPrefix}/sitemap.xml`), 'utf8');
  test(`reader modes get the text and the headings of every page in ${locale.label}`, nightly, async ({page, read}) => {
    test.setTimeout(600_000);
    await read('/');
    const {count, problems} = await readInReaderMode(page, readSitemap(sitemap));
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
}
