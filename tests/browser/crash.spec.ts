import type {Page} from '@playwright/test';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {words} from '../support/words';

test.use({expectedFaults: /on purpose/});

/** Lets the text of one page fail while it is drawn, for as long as `window.isBroken` holds. */
async function breakPage(page: Page, permalink: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, {isBroken: true}));
  await page.route(/\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!script.includes(`"permalink":"${permalink}"`)) return route.fulfill({response});
    const broken = script.replace(
      /default:\(\)=>(\w+)/,
      `default:()=>(props)=>{
        if (window.isBroken) throw new Error('Broken on purpose', {cause: new Error('The cause, on purpose')});
        return $1(props);
      }`,
    );
    if (broken === script) throw new Error('The script of the page has another form than expected.');
    return route.fulfill({response, body: broken});
  });
}

for (const locale of locales) {
  const {crashed, tryAgain, questions, mainNavigation, colourMode} = words[locale.code];
  const address = inLocale(locale, addresses.guide);

  test.describe(`a page that crashes, in ${locale.label}`, () => {
    test.beforeEach(async ({page, open}) => {
      await breakPage(page, address);
      await open(inLocale(locale, addresses.category));
      await page.getByRole('main').locator(`a[href="${address}"]`).click();
      await expect(page.getByRole('heading', {name: crashed})).toBeVisible();
    });

    test('says so with the chain of causes, and can be tried again', async ({page}) => {
      const main = page.locator('.theme-layout-main');
      await expect(main).toContainText('Broken on purpose');
      await expect(main).toContainText('The cause, on purpose');
      await page.evaluate(() => Object.assign(window, {isBroken: false}));
      await main.getByRole('button', {name: tryAgain}).click();
      await expect(page.locator('#before-you-begin')).toBeVisible();
      await expect(page.getByRole('heading', {name: crashed})).toHaveCount(0);
    });

    test('leaves navigation bar and footer usable', async ({page}) => {
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('button', {name: colourMode}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page
        .getByRole('navigation', {name: mainNavigation})
        .getByRole('link', {name: questions, exact: true})
        .click();
      await expect(page).toHaveURL(new RegExp(`${inLocale(locale, addresses.questions)}$`));
      await expect(page.getByRole('heading', {name: crashed})).toHaveCount(0);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    });
  });
}
