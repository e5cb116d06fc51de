import type {Locator} from '@playwright/test';
import {versions} from '../../src/kit/versions';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly, nightlyTranslation} from '../support/nightly';
import {openSearchBox, type SearchBox} from '../support/searchBox';

const older = versions[1]!; // The site has an older version, see src/kit/versions.ts.

const commandsOf = ({dialog}: SearchBox) => dialog.locator('[data-kind="command"]');

for (const locale of locales) {
  const other = locales.find(({code}) => code !== locale.code)!; // There are two languages.

  test.describe(`commands of the search box in ${locale.code}`, nightlyTranslation(locale), () => {
    for (const [way, choose] of [
      ['Enter', (box: SearchBox) => box.input.press('Enter')],
      ['a click', (box: SearchBox) => commandsOf(box).first().click()],
    ] as const) {
      test(`the colours change with ${way}, and back`, async ({page, open}) => {
        await open(inLocale(locale, addresses.guide));
        const box = await openSearchBox(page);
        await box.ask({en: 'dark', vi: 'tối'}[locale.code]);
        await expect(commandsOf(box).first()).toHaveAttribute('aria-selected', 'true');
        await choose(box);
        await expect(box.dialog).toBeHidden();
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await openSearchBox(page);
        await box.ask({en: 'light', vi: 'sáng'}[locale.code]);
        await choose(box);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      });
    }

    test('the page opens in the other language, at the same place', async ({page, open}) => {
      await open(`${inLocale(locale, addresses.guide)}?from=mail#before-you-begin`);
      const box = await openSearchBox(page);
      await box.ask({en: 'tiếng việt', vi: 'english'}[locale.code]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${inLocale(other, addresses.guide)}?from=mail#before-you-begin`);
    });

    test('the page opens in the other version', async ({page, open}) => {
      await open(inLocale(locale, addresses.guide));
      const box = await openSearchBox(page);
      await box.ask(older.label);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(inLocale(locale, addresses.guide.replace('/docs', `/docs/${older.path}`)));
      await expect(box.dialog).toBeHidden();
    });

    test(
      'what may mean a command stands above the best row, which the keyboard reaches first',
      nightly,
      async ({page, open}) => {
        await open(inLocale(locale, addresses.guide));
        const box = await openSearchBox(page);
        await box.ask({en: 'language', vi: 'ngôn ngữ'}[locale.code]);
        await expect(box.rows.first()).toHaveAttribute('data-kind', 'page');
        await expect(box.rows.last()).toHaveAttribute('data-kind', 'command');
        await expect(box.rows.last()).toHaveText(other.label);
        expect(await box.rows.count()).toBeLessThanOrEqual(8);
        const top = async (row: Locator): Promise<number> => (await row.boundingBox())?.y ?? 0;
        expect(await top(box.rows.last())).toBeLessThan(await top(box.rows.first()));
        await page.keyboard.press('ArrowUp');
        await expect(box.rows.last()).toHaveAttribute('aria-selected', 'true');
      },
    );
  });
}

test('the address of the page is copied, the box says so and stays', async ({page, context, browserName, open}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(`${addresses.guide}#before-you-begin`);
  const box = await openSearchBox(page);
  await box.ask('copy link');
  await page.keyboard.press('Enter');
  await expect(commandsOf(box).first()).toHaveText('Link copied');
  await expect(box.status).toHaveText('Link copied');
  await expect(box.dialog).toBeVisible();
  if (browserName === 'chromium') expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('the empty box offers them on a phone in a quiet line below the tasks', async ({page, open}) => {
  await page.setViewportSize({width: widths.phone, height: 740});
  await open('/docs/tutorial/receiver');
  const box = await openSearchBox(page);
  await expect(commandsOf(box).first()).toBeVisible();
  await expect(box.rows.first()).toHaveAttribute('data-kind', 'task');
  await expect(commandsOf(box).last()).toBeInViewport();
  // Enter opens a task: no command is carried out by chance.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/tutorial/receiver/message');
});
