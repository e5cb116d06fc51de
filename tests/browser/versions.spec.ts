import {currentVersion, versions} from '../../src/config/versions';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

const older = versions.filter(({name}) => name !== currentVersion.name);

for (const locale of locales) {
  for (const {label, path} of older) {
    test(`in ${locale.label}, version ${label} of the same page is one choice away`, async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      await page.getByRole('button', {name: currentVersion.label}).hover();
      await page.locator('.dropdown__menu').getByRole('link', {name: label, exact: true}).click();
      await expect(page).toHaveURL(
        new RegExp(`${inLocale(locale, addresses.guide.replace('/docs', `/docs/${path}`))}$`),
      );
      await expect(page.locator('.theme-doc-version-badge')).toContainText(label);
    });
  }

  test(`in ${locale.label}, an old version says so and shows the way to the newest`, async ({page, open}) => {
    await open(inLocale(locale, addresses.guide.replace('/docs', `/docs/${older[0]?.path}`)));
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText(words[locale.code].unmaintained);
    await banner.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.guide)}$`));
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  });
}

test('a page that an older version does not have leads to that version’s introduction', async ({page, open}) => {
  await open(addresses.releaseNotes);
  await page.getByRole('button', {name: currentVersion.label}).hover();
  await page.locator('.dropdown__menu').getByRole('link', {name: '1.0.0', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\.0$/);
});
