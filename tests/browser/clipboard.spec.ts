import type {Page} from '@playwright/test';
import {addresses, inLocale, locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

/** How a browser keeps a page from the clipboard; each runs in the page before its scripts. */
const obstacles = {
  'there is none, as without https': () =>
    Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => undefined}),
  'it is refused': () => {
    const writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => ({writeText})});
  },
  'the browser never answers': () => {
    const writeText = () => new Promise(() => undefined);
    Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => ({writeText})});
  },
};

/** Everything on the site that copies: what is pressed, and what its text is or contains. */
const controls: Record<string, (page: Page, word: (typeof words)['en']) => Promise<string | RegExp>> = {
  async 'a code block'(page, {copyCode}) {
    const block = page.locator('.api-samples .code-block').first();
    await block.getByRole('button', {name: copyCode, exact: true}).click();
    return (await block.locator('pre').textContent())!.trim();
  },
  async 'an example answer'(page, {copyCode}) {
    const block = page.locator('.api-tabs .code-block').first();
    await block.getByRole('button', {name: copyCode, exact: true}).click();
    return (await block.locator('pre').textContent())!.trim();
  },
  async 'the address of a heading'(page) {
    // Firefox under test has no pointer that hovers, and thus shows no mark.
    const link = page.locator('#responses .hash-link');
    await link.dispatchEvent('click');
    return link.evaluate((element: HTMLAnchorElement) => element.href);
  },
  async 'the address of a field'(page) {
    const link = page.locator('#body-subject th > a');
    await link.click();
    return link.evaluate((element: HTMLAnchorElement) => element.href);
  },
  async 'the page as Markdown'(page, {copyPage}) {
    await page.getByRole('link', {name: copyPage}).click();
    return /^# \S[\s\S]+\n## /;
  },
};

for (const [obstacle, set] of Object.entries(obstacles)) {
  for (const locale of locales) {
    const isCore = locale.code === 'en' && set === obstacles['it is refused'];
    test(
      `in ${locale.label}, where the page may not copy (${obstacle}), it says so and selects the text`,
      nightlyUnless(isCore),
      async ({page, open}) => {
        const word = words[locale.code];
        await page.addInitScript(set);
        await open(inLocale(locale, addresses.operation));
        const notice = page.getByRole('status').filter({hasText: word.copyRefused});
        for (const [control, press] of Object.entries(controls)) {
          const text = await press(page, word);
          await expect(notice, control).toBeInViewport();
          await expect(page.getByText(word.copied, {exact: true}), control).toHaveCount(0);
          const selected = await page.evaluate(() => getSelection()!.toString().trim());
          if (typeof text === 'string')
            expect(selected.replace(/\n+/g, '\n'), control).toBe(text.replace(/\n+/g, '\n'));
          else expect(selected, control).toMatch(text);
          await page.keyboard.press('Escape');
          await expect(notice, control).toHaveCount(0);
        }
      },
    );
  }
}

test('the notice goes once nothing is selected, and a copy that succeeds late replaces it', async ({page, open}) => {
  await page.addInitScript(() => {
    const writeText = () => new Promise((resolve) => Object.assign(window, {resolve}));
    Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => ({writeText})});
  });
  await open(addresses.operation);
  const {copyRefused, copied, copyCode} = words.en;
  const notice = page.getByRole('status').filter({hasText: copyRefused});
  const button = page.locator('.api-samples').getByRole('button', {name: copyCode, exact: true});
  await button.click();
  await expect(notice).toBeVisible();
  await page.locator('h1').click();
  await expect(notice).toHaveCount(0);
  await button.click();
  await expect(notice).toBeVisible();
  await page.evaluate(() => (window as unknown as {resolve: () => void}).resolve());
  await expect(page.getByRole('button', {name: copied})).toBeVisible();
  await expect(notice).toHaveCount(0);
});

for (const address of ['a heading', 'a field'] as const) {
  test(`the first press of all copies the address of ${address}`, async ({page, read}) => {
    await page.addInitScript(() => {
      const writeText = (text: string): Promise<void> => Promise.resolve(void Object.assign(window, {written: text}));
      Object.defineProperty(Navigator.prototype, 'clipboard', {get: () => ({writeText})});
    });
    await page.setViewportSize({width: widths.phone, height: 740});
    await read(addresses.operation);
    const text = await controls[`the address of ${address}`]!(page, words.en);
    await expect.poll(() => page.evaluate(() => (window as unknown as {written?: string}).written)).toBe(text);
    await expect(page).toHaveURL(text);
  });
}
