import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {site} from '../../src/config/site';
import {nightlyTranslation} from '../support/nightly';
import {words} from '../support/words';

const {freeTrial, latestNotes} = words.en;

for (const locale of locales) {
  const {roleCards} = words[locale.code];

  test.describe(`the home page in ${locale.label}`, () => {
    test(
      'has a card for each kind of reader: receivers go to their message, others to their landing page',
      nightlyTranslation(locale),
      async ({page, open}) => {
        const landings = [
          '/docs/tutorial/receiver/message',
          '/docs/tutorial/sender',
          '/docs/tutorial/administrator',
          '/docs/api/v1',
        ];
        await open(inLocale(locale, addresses.home));
        await expect(page.locator('[data-role-card]').getByRole('heading')).toHaveText([...roleCards]);
        for (const [index, card] of roleCards.entries()) {
          await open(inLocale(locale, addresses.home));
          await page.getByRole('main').getByRole('link', {name: card, exact: true}).click();
          await expect(page).toHaveURL(new RegExp(`${inLocale(locale, landings[index]!)}$`));
          if (index > 0) await expect(page.locator('.page-body > .cards').first()).toBeVisible();
        }
      },
    );

    for (const [width, height] of [
      [widths.phone, 667],
      [widths.narrowestPhone, 640],
    ] as const) {
      test(`shows its title, the search and all four on the first screen of ${width} × ${height}`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({width, height});
        await open(inLocale(locale, addresses.home));
        const main = page.getByRole('main');
        for (const part of [main.getByRole('heading', {level: 1}), main.locator('[href$="/search"]')])
          await expect(part).toBeInViewport({ratio: 1});
        for (const [index, card] of (await main.locator('[data-role-card]').all()).entries()) {
          await expect(card).toBeInViewport({ratio: 1});
          // One line, or two where the letters are wide; below the first, its two links.
          const links = await card.getByRole('listitem').getByRole('link').filter({visible: true}).all();
          expect(links).toHaveLength(index === 0 ? 2 : 0);
          const {height: ofLinks = 0} = (await card.locator('ul').boundingBox()) ?? {};
          expect((await card.boundingBox())!.height - ofLinks).toBeLessThan(width === widths.phone ? 68 : 80);
        }
      });
    }
  });
}

test.describe('the home page', () => {
  test('opens what a card names wherever the card is pressed, but for the links in it', async ({page, open}) => {
    await page.setViewportSize({width: widths.desk, height: 900});
    await open(addresses.home);
    const card = page.locator('[data-role-card="administer"]');
    const {width, height} = (await card.boundingBox())!;
    await card.click({position: {x: width - 8, y: height - 8}});
    await expect(page).toHaveURL(/\/docs\/tutorial\/administrator$/);
    await open(addresses.home);
    await card.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/tutorial\/administrator\/set-up$/);
    await open(addresses.home);
    await page.locator('[data-role-card="receive"]').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/tutorial\/receiver\/message#real-or-fraud$/);
  });

  test('shows the three newest release notes, the same as their page', async ({page, open}) => {
    await open(addresses.releaseNotes);
    const headings = page.locator('.theme-doc-markdown h2');
    const newest = (await headings.allInnerTexts()).slice(0, 3).map((text) => text.replace(/[​#]/g, '').trim());
    expect(newest).toHaveLength(3);
    await open(addresses.home);
    const notes = page.getByRole('region', {name: latestNotes}).getByRole('listitem');
    await expect(notes).toHaveCount(3);
    for (const [index, heading] of newest.entries()) await expect(notes.nth(index)).toContainText(heading);
  });

  test('leads to the free trial of the deployment', async ({page, open}) => {
    await open(addresses.home);
    const link = page.getByRole('main').getByRole('link', {name: freeTrial});
    await expect(link).toHaveAttribute('href', site.freeTrialUrl);
  });

  test('draws its signature once, neither on paper nor for readers who want no motion', async ({
    page,
    browserName,
    read,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox under test wants no motion, whatever a test says.');
    await page.setViewportSize({width: widths.desk, height: 900});
    const animation = () =>
      page.locator('main path[pathLength]').evaluate((path) => {
        const {animationName, animationDuration, animationIterationCount} = getComputedStyle(path);
        return animationName === 'none' ? 'none' : `${animationDuration}, ${animationIterationCount}`;
      });
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await read(addresses.home);
    expect(await animation()).toBe('0.9s, 1');
    await page.emulateMedia({media: 'print'});
    expect(await animation()).toBe('none');
    await page.emulateMedia({media: 'screen', reducedMotion: 'reduce'});
    expect(await animation()).toBe('none');
  });
});
