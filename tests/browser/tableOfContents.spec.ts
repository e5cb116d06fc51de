import {addresses, inLocale, locales} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const contents = '.theme-doc-toc-desktop';

test.describe('the table of contents', () => {
  test('has the headings of levels 2 and 3 of the page, in their order', async ({page, open}) => {
    await open(addresses.formats);
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    const links = await page
      .locator(`${contents} a`)
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(headings.length).toBeGreaterThan(2);
    expect(links).toEqual(headings);
    await expect(page.locator('.theme-doc-markdown h3[id]').first()).toBeAttached();
  });

  test('stays in sight beside a long page', async ({page, open}) => {
    await open(addresses.questions);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.locator(contents)).toBeInViewport({ratio: 0.9});
  });

  test('marks the heading that is being read', async ({page, open}) => {
    await open(addresses.formats);
    const ids = await page.locator('.theme-doc-markdown h2[id]').evaluateAll((all) => all.map(({id}) => id));
    for (const id of [ids[1], ids[2], ids[1]]) {
      await page.locator(`#${id}`).evaluate((heading) => {
        window.scrollBy(0, heading.getBoundingClientRect().top - 100);
      });
      await expect(page.locator(`${contents} .table-of-contents__link--active`)).toHaveAttribute('href', `#${id}`);
    }
  });
});

for (const [address, kind] of [
  [addresses.guide, 'docs-doc-page'],
  [addresses.tags, 'docs-tags-list-page'],
  ['/docs/tags/api', 'docs-tags-doc-list-page'],
  [addresses.conventions, 'mdx-page'],
] as const) {
  test(`the page ${address} carries the class ${kind} of the theme`, nightly, async ({page, open}) => {
    for (const locale of locales) {
      await open(inLocale(locale, address));
      await expect(page.locator(`html.${kind}`)).toHaveCount(1);
    }
  });
}
