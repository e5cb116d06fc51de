import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

const kinds = ['home', 'guide', 'operation', 'category', 'questions', 'tags', 'search'] as const;

/** What a finger presses often. */
const usual = [
  '.navbar__toggle',
  '.navbar__items--right :is(a, button)',
  '.theme-doc-breadcrumbs a',
  '.theme-doc-toc-mobile',
  'summary',
  '[data-feedback] label',
  '.api-samples label',
  '.api-tabs label',
  '.code-tools button',
  '[data-page-menu] button',
  '.pagination-nav a',
  '.footer__link-item',
  '[data-role-card]',
  '.page-body > .cards li',
];

/** Runs in the page. */
function findSmallTargets(): string[] {
  const smallest = 24;
  /** A link among words, or in a line of a table or list of the text, is as high as its line. */
  const isAmongWords = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.closest('.theme-doc-markdown :is(td, li)') !== null ||
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0));
  const canBePressed = (element: HTMLElement): boolean => element.offsetParent !== null && !element.closest('[inert]');
  /** A link may cover the card around it. */
  const coveredBy = (element: HTMLElement): DOMRect | undefined =>
    getComputedStyle(element, '::after').position === 'absolute'
      ? element.closest('[data-role-card]')?.getBoundingClientRect()
      : undefined;
  const boxOf = (element: HTMLElement): DOMRect =>
    coveredBy(element) ?? (element.closest('label') ?? element).getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    .filter((element) => canBePressed(element) && !isAmongWords(element))
    .map((element) => ({element, box: boxOf(element)}))
    .filter(({box}) => box.width > 1 && Math.min(box.width, box.height) < smallest)
    .map(({element, box}) => `${box.width.toFixed(1)}×${box.height.toFixed(1)} ${element.outerHTML.slice(0, 160)}`);
}

for (const width of [widths.phone, widths.desk]) {
  test(`at ${width} pixels, everything to press is 24 pixels high and wide`, nightly, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    const small: string[] = [];
    for (const kind of kinds) {
      await open(addresses[kind]);
      small.push(...(await page.evaluate(findSmallTargets)));
    }
    expect([...new Set(small)]).toEqual([]);
  });
}

test.describe('on touch', () => {
  test.use({viewport: {width: widths.phone, height: 740}, hasTouch: true, isMobile: true});

  test('the usual controls are 44 pixels high', nightly, async ({page, open}) => {
    const shown = (selector: string) => page.locator(selector).filter({visible: true});
    const findLow = (selector: string) =>
      shown(selector).evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().height < 43.5)
          .map((element) => `${element.getBoundingClientRect().height} ${element.outerHTML.slice(0, 160)}`),
      );
    const unseen = new Set(usual);
    for (const kind of kinds) {
      await open(addresses[kind]);
      for (const selector of usual) {
        expect(await findLow(selector), kind).toEqual([]);
        if ((await shown(selector).count()) > 0) unseen.delete(selector);
      }
    }
    expect([...unseen]).toEqual([]);
    await open(addresses.guide);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    expect(await findLow('.navbar-sidebar :is(button, .menu__link)')).toEqual([]);
  });
});
