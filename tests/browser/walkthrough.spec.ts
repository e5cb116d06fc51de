import type {Locator, Page} from '@playwright/test';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, hydrate, test, waitUntilReady} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** A guide with a walkthrough of seven screens. */
const {guide} = addresses;
const address = (n: number): string => `#walk-sign-draw-${n}`;

/** The screens of the walkthrough; of them, only the chosen one can be seen. */
const screens = (page: Page): Locator => page.locator('.walk li > div');

async function expectScreen(page: Page, n: number): Promise<void> {
  await expect(screens(page).nth(n - 1)).toBeVisible();
  expect(
    await screens(page).evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({visibilityProperty: true})).length,
    ),
  ).toBe(1);
}

const next = (page: Page): Locator => page.locator('.walk-next:visible');
const ringed = (page: Page): Locator => page.locator('.walk label.mockup-focus:visible');

test.describe('a walkthrough', () => {
  test('goes on by the drawn control, by Next and back by Back, and keeps its height', async ({page, read}) => {
    await page.setViewportSize({width: widths.desk, height: 900});
    await read(guide);
    await expectScreen(page, 1);
    await expect(next(page)).toBeInViewport({ratio: 1});
    const {height} = (await page.locator('.walk').boundingBox())!;
    for (let n = 2; n <= 7; n += 1) {
      // A press on the pad is a dot of a signature, and nothing by itself.
      const isPad = await ringed(page).evaluate((control) => control.matches('.mockup-pad'));
      await (isPad ? next(page) : ringed(page)).click();
      await expectScreen(page, n);
      expect((await page.locator('.walk').boundingBox())!.height).toBe(height);
    }
    await expect(ringed(page)).toHaveCount(0);
    await page.locator('.walk li > label:not(.walk-next):visible').click();
    await expectScreen(page, 6);
    await next(page).click();
    await expectScreen(page, 7);
    await next(page).click();
    await expectScreen(page, 1);
  });

  test('goes on by its dots and by arrow keys, and shows where the focus is', async ({page, open}) => {
    await open(guide);
    const {height, width} = (await page.locator(address(3)).boundingBox())!;
    await page.locator(address(3)).click({position: {x: width / 2, y: height - 20}});
    await expectScreen(page, 3);
    const look = () => page.locator(address(4)).evaluate((dot) => getComputedStyle(dot).backgroundImage);
    const unfocused = await look();
    await page.keyboard.press('ArrowRight');
    await expectScreen(page, 4);
    expect(await look()).not.toBe(unfocused);
    await expect(page).toHaveURL(new RegExp(`${address(4)}$`));
    await page.keyboard.press('ArrowUp');
    await expectScreen(page, 3);
  });

  test('the first press after an address counts, by pointer and by key', async ({page, read}) => {
    for (const press of [() => next(page).click(), () => page.locator(address(3)).press('ArrowRight')]) {
      await read('about:blank');
      await read(`${guide}${address(3)}`);
      await expectScreen(page, 3);
      await press();
      await waitUntilReady(page);
      await expectScreen(page, 4);
      await expect(page).toHaveURL(new RegExp(`${address(4)}$`));
    }
  });

  test('has an address for each screen, before and after the application runs', async ({page, read}) => {
    await read(`${guide}${address(5)}`);
    await expectScreen(page, 5);
    await expect(page.locator('.walk li').nth(4).locator('p')).toBeInViewport();
    await hydrate(page);
    await expectScreen(page, 5);
    await next(page).click();
    await expect(page).toHaveURL(new RegExp(`${address(6)}$`));
    await page.evaluate(() => {
      location.hash = '#walk-sign-draw-2';
    });
    await expectScreen(page, 2);
    await page.reload();
    await expectScreen(page, 2);
  });

  test('has in its address what was pressed before the application ran', async ({page, read}) => {
    await read(guide);
    await next(page).click();
    await expectScreen(page, 2);
    await expect(page).toHaveURL(new RegExp(`${address(2)}$`));
    await expectScreen(page, 2);
  });

  test('is at the same screen in the other language', nightly, async ({page}) => {
    for (const locale of locales) {
      await page.goto(`${inLocale(locale, guide)}${address(4)}`);
      await expectScreen(page, 4);
    }
  });

  test('speaks what a press shows, and each dot has its sentence as a name', async ({page, open}) => {
    await open(guide);
    await next(page).click();
    await expect(page.locator('div:has(> .walk) + [role=status]')).toHaveText(/^2 of 7: /);
    await expect(page.getByRole('radio', {name: /^7 of 7: Done/})).toHaveCount(1);
  });

  test('is whole on paper, all screens below each other, none broken', nightly, async ({page, open}) => {
    await open(guide);
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 700, height: 1000});
    const tops: number[] = [];
    for (const screen of await screens(page).all()) {
      await expect(screen).toBeVisible();
      const drawing = (await screen.locator('.mockup-phone').boundingBox())!;
      expect(drawing.width).toBeLessThanOrEqual(700 / 3);
      tops.push(drawing.y);
    }
    expect(tops).toHaveLength(7);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(
      await page
        .locator('.walk li')
        .first()
        .evaluate((entry) => getComputedStyle(entry).breakInside),
    ).toBe('avoid');
    await expect(next(page)).toHaveCount(0);
    await expect(page.locator('.walk input:visible')).toHaveCount(0);
  });
});

const pad = (page: Page): Locator => page.locator('.walk .mockup-pad:visible');
const drawnIn = (place: Locator): Promise<string | null> => place.locator('.walk-own path').getAttribute('d');

test('readers draw their own signature in the pad, which the signed document shows, and clear it at its check', async ({
  page,
  open,
}) => {
  await open(`${guide}${address(4)}`);
  const {x, y} = (await pad(page).boundingBox())!;
  await page.mouse.move(x + 30, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 60, y + 20, {steps: 4});
  await page.mouse.move(x + 120, y + 70, {steps: 4});
  await page.mouse.up();
  await expectScreen(page, 4);
  await pad(page).click({position: {x: 150, y: 30}});
  await expectScreen(page, 4);
  const line = await drawnIn(pad(page));
  expect(line).toMatch(/^M30 60L.*L120 70M15\d 3\dh0$/);
  for (let n = 5; n <= 7; n += 1) await next(page).click();
  await expectScreen(page, 7);
  const signature = page.locator('.walk .mockup-signature:visible');
  expect(await drawnIn(signature)).toBe(line);
  await expect(signature.locator('.mockup-stroke:visible')).toHaveCount(1);

  await page.goto(`${guide}${address(5)}`);
  await pad(page).getByRole('button').click();
  await expect(page.locator('.walk-own')).toHaveCount(0);
  await expectScreen(page, 4);
  await pad(page).click();
  await expectScreen(page, 4);
});

test.describe('a walkthrough under a finger', () => {
  test.use({hasTouch: true, viewport: {width: widths.phone, height: 812}});

  test('goes on by taps', async ({page, read}) => {
    await read(guide);
    await ringed(page).tap();
    await expectScreen(page, 2);
    await next(page).tap();
    await expectScreen(page, 3);
    for (const one of [next(page), page.locator('.walk li > label:not(.walk-next):visible')])
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  });

  test('takes a stroke of the finger in the pad, and does not scroll', async ({page, open}) => {
    await open(`${guide}${address(4)}`);
    const top = await page.evaluate(() => scrollY);
    const {x, y} = (await pad(page).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([right, down]) => ({x: x + right, y: y + down})),
      });
    await touch('touchStart', [40, 80]);
    for (const down of [60, 40, 20]) await touch('touchMove', [140 - down, down]);
    await touch('touchEnd');
    await expect(page.locator('.mockup-pad:visible .walk-own path')).toHaveAttribute('d', /^M40 80L80 60.*L120 20$/);
    await expectScreen(page, 4);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

test('on a small phone sentence, drawing and Next share the screen, and no dot is below a button', async ({
  page,
  read,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const locale of locales) {
    await read(`${inLocale(locale, guide)}${address(5)}`);
    await expect(page.locator('.walk li').nth(4).locator('p')).toBeInViewport({ratio: 1});
    await expect(next(page)).toBeInViewport({ratio: 1});
    const {y} = (await next(page).boundingBox())!;
    const dots = (await page.locator(address(7)).boundingBox())!;
    expect(dots.y + dots.height).toBeLessThanOrEqual(y);
    await page.goto('about:blank');
  }
});

test('keys are drawn where digits are typed, and on a phone Next is within reach', nightly, async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 700});
  const keyed = {
    '/docs/tutorial/receiver/message#walk-open-code': [3],
    '/docs/tutorial/receiver/eKYC#walk-ekyc': [6],
    '/docs/tutorial/sender/upload-file#walk-send-file': [],
  };
  for (const [walk, screensWithKeys] of Object.entries(keyed)) {
    await open(`${walk}-1`);
    await expect(next(page)).toBeInViewport({ratio: 1});
    const keys = await page
      .locator('.walk .mockup > div')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content.includes('4 5 6')));
    expect(keys.flatMap((has, index) => (has ? [index + 1] : []))).toEqual(screensWithKeys);
  }
});

test('drawings of windows stay where they are while sentences change', nightly, async ({page, read}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await read('/docs/tutorial/sender/many-contracts');
  const tops = await page
    .locator('.walk .mockup')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
});

test('Back of the browser leaves the walkthrough, and Forward finds its screen again', async ({page, open}) => {
  await open(addresses.category);
  await open(guide);
  await next(page).click();
  await next(page).click();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${addresses.category}$`));
  await page.goForward();
  await expectScreen(page, 3);
});

test('the whole row of a drawn table leads on', nightly, async ({page, read}) => {
  await read('/docs/tutorial/sender/many-contracts#walk-many-contracts-2');
  const row = page.locator('.walk tr.mockup-focus:visible');
  const {width, height} = (await row.boundingBox())!;
  await row.click({position: {x: width - 8, y: height / 2}});
  await expectScreen(page, 3);
});

test.describe('a walkthrough without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('goes on by presses and keys, and has addresses', async ({page}) => {
    await page.goto(`${guide}${address(3)}`);
    await expect(screens(page).nth(2)).toBeVisible();
    await expect(screens(page).nth(0)).toBeHidden();
    await ringed(page).click();
    await expect(screens(page).nth(3)).toBeVisible();
    await expect(screens(page).nth(2)).toBeHidden();
    await page.locator(address(4)).focus();
    await page.keyboard.press('ArrowRight');
    await expect(screens(page).nth(4)).toBeVisible();
  });
});
