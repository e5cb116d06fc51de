import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

for (const locale of locales) {
  test(`can be installed, in its own language: ${locale.label}`, nightly, async ({page, read, context}) => {
    await read(inLocale(locale, addresses.guide));
    const session = await context.newCDPSession(page);
    const {installabilityErrors} = await session.send('Page.getInstallabilityErrors');
    // The windows of tests are private ones, in which nothing is installed.
    expect(installabilityErrors.filter(({errorId}) => errorId !== 'in-incognito')).toEqual([]);
    const {errors, data = ''} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(JSON.parse(data)).toMatchObject({id: `${locale.pathPrefix}/`, start_url: '.', lang: locale.htmlLang});
  });
}
