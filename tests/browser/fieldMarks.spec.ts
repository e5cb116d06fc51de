import type {Page} from '@playwright/test';
import {addresses, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** A call with fields inside fields. */
const workflow = '/docs/api/v1/details/documents/documents-update-process';

/** @returns the lines that are marked in the code */
function marked(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('field-line') ?? [])].map((range) => (range as Range).toString()));
}

test.describe('a field', () => {
  test.beforeEach(({page}) => page.setViewportSize({width: widths.desk, height: 900}));

  test('marks its line in the sample when it is pointed at, and no more when it is left', async ({page, open}) => {
    await open(addresses.operation);
    const size = () => page.locator('.api-samples').evaluate((block) => [block.clientWidth, block.clientHeight]);
    const before = await size();
    await page.locator('#body-typeId').hover();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('typeId=52')]);
    expect(await size()).toEqual(before);
    await page.locator('h1').hover();
    await expect.poll(() => marked(page)).toEqual([]);
  });

  test('marks its line when it has the focus, and when the address names it', async ({page, open}) => {
    await open(`${addresses.operation}#body-subject`);
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('subject=')]);
    await page.locator('#body-departmentId a').focus();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('departmentId=41')]);
  });

  test('marks its line on arrival, and the first one that is met wins over it', async ({page, read}) => {
    await read(`${addresses.operation}#body-typeId`);
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('typeId=52')]);
    await page.locator('#body-subject').hover();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('subject=')]);
    await page.goto('about:blank');
    await read(addresses.operation);
    await page.locator('#body-departmentId').hover();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('departmentId=41')]);
  });

  test('that arrives only after the page is marked, when the address names it', async ({page, open}) => {
    await open(`${addresses.operation}#responses-createdByUser.email`);
    await expect(page.locator('tr:target')).toHaveAttribute('id', 'responses-createdByUser.email');
    await expect(page.locator('tr:target')).toBeInViewport();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('email')]);
  });

  test('leads on to the next one by Tab after its address was taken', async ({page, open, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(addresses.operation);
    await page.locator('#body-no th > a').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#body-no$/);
    await expect(page.locator('#body-no th > a')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#body-subject th > a')).toBeFocused();
  });

  test('marks the line of the language that is shown', nightly, async ({page, open}) => {
    await open(addresses.operation);
    for (const language of ['JavaScript', 'Python', 'PHP', 'Java', 'C#', 'Go', 'Ruby']) {
      await page.getByRole('radio', {name: language, exact: true}).first().check();
      await page.locator('#body-customerCode').hover();
      await expect.poll(() => marked(page), language).toEqual([expect.stringContaining('customerCode')]);
    }
  });

  test('inside a field is found inside it, and a line out of sight is scrolled to in its box', async ({page, open}) => {
    await open(workflow);
    await page.getByRole('radio', {name: 'Java', exact: true}).first().check();
    await expect(page.locator('[data-sample="java"]:not([data-robust])')).toBeVisible();
    const place = await page.evaluate(() => window.scrollY);
    await page.locator('[id="body-processes.pageSign"]').hover();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('pageSign')]);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [line] = [...(CSS.highlights.get('field-line') ?? [])] as Range[];
          const box = line?.startContainer.parentElement?.closest('pre')?.getBoundingClientRect();
          const {top = 0, bottom = 0} = line?.getBoundingClientRect() ?? {};
          return box !== undefined && top >= box.top && bottom <= box.bottom;
        }),
      )
      .toBe(true);
    const moved = await page.evaluate(() => window.scrollY);
    await page.mouse.move(2, 300);
    expect(await page.evaluate(() => window.scrollY)).toBe(moved);
    expect(place).toBeLessThanOrEqual(moved);
  });

  test('of the answer marks its line in the example', async ({page, open}) => {
    await open('/docs/api/v1/details/authentications/get-companies');
    await page.locator('#responses-taxCode').hover();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('"taxCode"')]);
  });
});

test.describe('a field under a finger', () => {
  test.use({hasTouch: true});

  test('marks its line when its name is tapped', async ({page, open}) => {
    // The first tap of a phone is beside the text.
    await page.setViewportSize({width: widths.phone, height: 800});
    await open(addresses.operation);
    await page.setViewportSize({width: 1280, height: 800});
    await page.locator('#body-subject th > a').tap();
    await expect.poll(() => marked(page)).toEqual([expect.stringContaining('subject=')]);
  });
});
