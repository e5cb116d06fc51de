import type {Page} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** Pages whose looks come from different style sheets, and a page that links to each. */
const kinds = [
  {kind: 'a guide with mockups', address: addresses.guide, from: addresses.category},
  {kind: 'a category', address: addresses.cards, from: addresses.introduction},
  {kind: 'an operation', address: addresses.operation, from: '/docs/api/v1/details/documents/get-documents'},
  {kind: 'the home page', address: addresses.home, from: addresses.guide},
] as const;

/** Less often seen, or with styles that change less often. */
const rarerKinds = [
  {kind: 'the glossary', address: addresses.glossary, from: addresses.guide},
  {kind: 'questions', address: addresses.questions, from: addresses.guide},
  {kind: 'the conventions', address: addresses.conventions, from: addresses.home},
  {kind: 'tags', address: addresses.tags, from: addresses.tag},
  {kind: 'a tag', address: addresses.tag, from: addresses.tags},
  {kind: 'release notes', address: addresses.releaseNotes, from: addresses.guide},
] as const;

/** @returns every element of the page with what a reader sees of its style, by its place in the page */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [
      'color',
      'background-color',
      'background-image',
      'border',
      'border-radius',
      'box-shadow',
      'display',
      'font',
      'list-style',
      'margin',
      'opacity',
      'padding',
      'position',
      'text-decoration',
      'width',
    ];
    return (
      [...document.querySelectorAll('#__docusaurus main *')]
        // Which heading is being read is marked by the application.
        .filter((element) => element.checkVisibility() && !element.matches('.table-of-contents__link'))
        .map((element) => {
          const style = getComputedStyle(element);
          const values = seen.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName} ${element.getAttribute('class') ?? ''} { ${values.join('; ')} }`;
        })
    );
  });
}

for (const {kind, address, from, details} of [
  ...kinds.map((each) => ({...each, details: {}})),
  ...rarerKinds.map((each) => ({...each, details: nightly})),
]) {
  test(
    `${kind} looks the same by a link as by a direct visit, before and after an intent`,
    details,
    async ({page, read, open}) => {
      const target = address;
      await read(target);
      const served = await readLooks(page);
      expect(served.length).toBeGreaterThan(10);
      await hydrate(page);
      expect(await readLooks(page)).toEqual(served);
      await open(from);
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      // The announcement's is a plain link, which loads the page anew.
      await page.locator(`a[href="${target}"]:visible:not(.theme-announcement-bar a)`).first().click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await page.mouse.move(2, 300);
      await expect.poll(() => readLooks(page)).toEqual(served);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );
}

test.describe('when styles are not there', nightly, () => {
  test.use({expectedFaults: /404|Loading CSS chunk/});

  test('a page can be read, and links lead on', async ({page, open}) => {
    await page.route(/\/assets\/css\//, (route) => route.fulfill({status: 404, body: ''}));
    // The question that links the guide.
    await open(`${addresses.questions}#drawn-signature`);
    await page.locator(`article a[href="${addresses.guide}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${addresses.guide}$`));
    await expect(page.locator('#before-you-begin')).toBeVisible();
  });
});
