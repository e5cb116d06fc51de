import type {Locator} from '@playwright/test';
import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** @returns whether something of the element's shape is drawn that does not depend on its background; a line between rows is no shape. */
const hasFrame = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const {outlineStyle, outlineWidth, borderStyle, borderWidth, forcedColorAdjust} = getComputedStyle(one);
    const isDrawn = (style: string, width: string): boolean => !style.includes('none') && parseFloat(width) >= 1;
    return isDrawn(outlineStyle, outlineWidth) || isDrawn(borderStyle, borderWidth) || forcedColorAdjust === 'none';
  });

test.describe('in the colours that a system forces', nightly, () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active'}));

  test('the current page of the sidebar and the chosen sample stay marked', async ({page, open}) => {
    await open(addresses.operation);
    expect(await hasFrame(page.locator('.menu__link--active[aria-current="page"]').last())).toBe(true);
    expect(await hasFrame(page.locator('.menu__link:not(.menu__link--active)').last())).toBe(false);
    expect(await hasFrame(page.locator('.api-samples label:has(:checked)').first())).toBe(true);
    expect(await hasFrame(page.locator('.api-samples label:not(:has(:checked))').first())).toBe(false);
  });

  test('the field that an address names, and the one that is pointed at, have a frame', async ({page, open}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(`${addresses.operation}#body-typeId`);
    await page.locator('#body-subject').hover();
    for (const id of ['body-typeId', 'body-subject']) expect(await hasFrame(page.locator(`#${id}`)), id).toBe(true);
    expect(await hasFrame(page.locator('#body-no'))).toBe(false);
  });

  test('a filled button keeps its shape', async ({page, open}) => {
    await open(addresses.guide);
    await page.locator('[data-feedback] label').nth(1).click();
    const [text, background, adjust] = await page.locator('[data-feedback] .button--primary').evaluate((element) => {
      const style = getComputedStyle(element);
      return [style.color, style.backgroundColor, style.forcedColorAdjust];
    });
    expect(text).not.toBe(background);
    // Else the browser draws a background of its own behind the text.
    expect(adjust).toBe('none');
  });

  test('arrows of menus are drawn', async ({page, open}) => {
    await open(addresses.home);
    const arrow = page.locator('.dropdown > .navbar__link').first();
    expect(await arrow.evaluate((element) => getComputedStyle(element, '::after').forcedColorAdjust)).toBe('none');
  });
});
