import type {Page} from '@playwright/test';
import {currentVersion} from '../../src/kit/versions';
import {addresses} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {rememberMode} from '../support/remember';

const chrome = [
  '.theme-layout-navbar',
  '.theme-announcement-bar',
  '.theme-doc-sidebar-container',
  '.theme-doc-breadcrumbs',
  '.theme-doc-toc-desktop',
  '.theme-layout-footer',
  '.pagination-nav',
  '.hash-link',
  '[data-copy-state]',
  '[data-feedback]',
];

const getCanonical = async (page: Page): Promise<string> =>
  (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '';

test.describe('on paper', () => {
  test('there is the text and nothing to press', async ({page, open}) => {
    await open(addresses.guide);
    await page.emulateMedia({media: 'print'});
    for (const part of chrome) {
      expect(await page.locator(part).count(), part).toBeGreaterThan(0);
      for (const each of await page.locator(part).all()) await expect(each, part).toBeHidden();
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('#before-you-begin')).toBeVisible();
    // A4 has 794 pixels.
    await page.setViewportSize({width: 794, height: 1123});
    const {text, width} = await page.evaluate(() => ({
      text: document.querySelector('#before-you-begin ~ :is(p, ul, ol)')?.getBoundingClientRect().width ?? 0,
      width: window.innerWidth,
    }));
    expect(text / width).toBeGreaterThan(0.8);
  });

  test('links in running text show their whole addresses, and no others do', async ({page, open}) => {
    const checklist = '/docs/tutorial/administrator/set-up';
    for (const address of [
      addresses.guide,
      addresses.operation,
      addresses.introduction,
      addresses.glossary,
      checklist,
    ]) {
      await open(address);
      const {origin} = new URL(await getCanonical(page));
      await page.emulateMedia({media: 'print'});
      const links = await page.locator('.theme-doc-markdown a[href]:visible').evaluateAll((all) =>
        (all as HTMLAnchorElement[]).map((link) => ({
          shown: getComputedStyle(link, '::after').content.replaceAll('"', '').trim(),
          href: link.href,
          isText:
            link.matches(':is(p, .checklist span) > :not(.term-link, [href^="."], [href^="#"])') &&
            !link.closest('.cards'),
        })),
      );
      for (const {shown, href, isText} of links) {
        const [, text = ''] = /^\((.*)\)$/.exec(shown) ?? [];
        if (text || isText) expect(text, href).toBe(href.replace(new URL(page.url()).origin, origin));
      }
      // Nothing else has an address on paper than what was meant to.
      expect(links.some(({shown}) => shown.startsWith('('))).toBe(address !== addresses.glossary);
    }
  });

  test('the foot names version and address, and the date is there', async ({page, open}) => {
    await open(addresses.guide);
    await expect(page.locator('.print-foot')).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('.print-foot')).toBeVisible();
    await expect(page.locator('.print-foot')).toContainText(`${currentVersion.label} · ${await getCanonical(page)}`);
    await expect(page.locator('.theme-last-updated')).toBeVisible();
  });

  test('an operation shows all samples of the chosen language, and no other', nightly, async ({page, open}) => {
    await open(addresses.operation);
    await page.getByRole('radio', {name: 'Python'}).first().check();
    await expect(page.locator('[data-sample="python"]').first()).toBeVisible();
    await page.emulateMedia({media: 'print'});
    const chosen = await page.locator('[data-sample="python"]:not([data-robust])').all();
    expect(chosen.length).toBeGreaterThan(0);
    for (const sample of chosen) await expect(sample).toBeVisible();
    for (const sample of await page.locator('[data-sample]:not([data-sample="python"])').all()) {
      await expect(sample).toBeHidden();
    }
    await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeHidden();
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.api pre.code')].filter(
          (block) => block.offsetParent !== null && block.scrollHeight > block.clientHeight + 1,
        ).length,
    );
    expect(cut).toBe(0);
  });

  test('the colours are for white paper, also when the screen is dark', nightly, async ({page, open}) => {
    await rememberMode(page, 'dark');
    await open(addresses.operation);
    const colours = () =>
      page.evaluate(() =>
        ['.theme-doc-markdown p', '.theme-doc-markdown h2', '.theme-doc-markdown pre code', '.token.string'].map(
          (selector) => getComputedStyle(document.querySelector(selector)!).color,
        ),
      );
    const onScreen = await colours();
    await page.emulateMedia({media: 'print'});
    const onPaper = await colours();
    await page.emulateMedia({media: 'screen'});
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
    await expect.poll(colours).not.toEqual(onScreen);
    await page.emulateMedia({media: 'print'});
    await expect.poll(colours).toEqual(onPaper);
  });
});
