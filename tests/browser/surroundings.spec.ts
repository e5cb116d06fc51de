import type {Page} from '@playwright/test';
import {site} from '../../src/config/site';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test as base} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';

/*
 * What is around the pages may be odd: a browser that keeps nothing or is full, a second tab, a clock, a time zone or a
 * language of the device that nobody expects. Each control still does what it says on this page, and no page complains.
 */

const test = base;
const setUp = '/docs/tutorial/administrator/set-up';
const root = (page: Page) => page.locator('html');
const choose = (page: Page, language: string) => page.getByRole('radio', {name: language, exact: true}).first().check();
const sampleIn = (page: Page, language: string) => page.locator(`[data-sample="${language}"]:visible`).first();
const announcement = (page: Page) => page.locator('.theme-announcement-bar');
const lastDay = new Date(`${site.announcement.ends}T12:00`);

interface Control {
  address: string;
  use(page: Page): Promise<void>;
}

/** Everything that remembers what a reader did. */
const controls: Readonly<Record<string, Control>> = {
  colours: {
    address: addresses.operation,
    async use(page) {
      await page.getByRole('button', {name: words.en.colourMode}).click();
      await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    },
  },
  announcement: {
    address: addresses.operation,
    async use(page) {
      await announcement(page).getByRole('button', {name: words.en.closeAnnouncement}).click();
      await expect(announcement(page)).toBeHidden();
    },
  },
  'language of samples': {
    address: addresses.operation,
    async use(page) {
      await choose(page, 'Python');
      await expect(sampleIn(page, 'python')).toBeVisible();
      await page.getByRole('checkbox', {name: words.en.withErrorHandling}).first().check();
      await expect(page.locator('[data-sample="python"][data-robust]').first()).toBeVisible();
    },
  },
  'own values': {
    address: addresses.operation,
    async use(page) {
      await page.locator('.api-values summary').click();
      await page.getByLabel('Address of your platform').fill('https://api.acme.vn');
      await expect(page.locator('.api-request .code')).toContainText('https://api.acme.vn');
    },
  },
  'single keys': {
    address: addresses.operation,
    async use(page) {
      await page.locator('h1').click();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', {name: words.en.shortcuts});
      await list.getByLabel(words.en.singleKeys).uncheck();
      await expect(root(page)).toHaveAttribute('data-no-single-keys');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
    },
  },
  'categories of the menu': {
    address: addresses.operation,
    async use(page) {
      const caret = page.locator('.theme-doc-sidebar-menu > li > div > .menu__caret[aria-expanded=false]').first();
      const name = await caret.getAttribute('aria-label');
      await caret.click();
      await expect(page.getByRole('button', {name: name?.replace('Expand', 'Collapse')})).toBeVisible();
    },
  },
  sandbox: {
    address: addresses.operation,
    async use(page) {
      const panel = page.locator('details.try').first();
      await panel.locator('> summary').click();
      await panel.locator('.try-actions [type="submit"]').click();
      await expect(panel.locator('.try-outcome')).toContainText('HTTP 200');
    },
  },
  ticks: {
    address: setUp,
    async use(page) {
      await page.locator('.checklist').getByRole('checkbox').first().check();
      await expect(page.locator('.checklist-progress output')).toHaveText(/^1 of/);
      await page.getByRole('button', {name: 'Clear all'}).click();
      await expect(page.locator('.checklist input:checked')).toHaveCount(0);
    },
  },
  'recent searches': {
    address: setUp,
    async use(page) {
      const box = searchBoxOf(page);
      for (const time of [1, 2]) {
        await page.keyboard.press('Control+k');
        await expect(box.input).toBeFocused();
        await expect(box.rows.first()).toBeVisible();
        if (time === 2) return;
        await box.ask(searches.en.query);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(searches.en.page));
      }
    },
  },
};

const keepsNothing: Readonly<Record<string, string>> = {
  full: `Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };`,
  blocked: `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }});`,
};

for (const [how, script] of Object.entries(keepsNothing)) {
  base.describe(`where the storage is ${how}`, () => {
    test.use({expectedFaults: /storage is not available|storage error, can't set/});

    test('whatever remembers a choice works for the page', nightlyUnless(how === 'full'), async ({page, open}) => {
      await page.addInitScript(script);
      await page.clock.setFixedTime(lastDay);
      for (const [name, {address, use}] of Object.entries(controls)) {
        await base.step(name, async () => {
          if (!page.url().endsWith(address)) await open(address);
          await use(page);
        });
      }
    });
  });
}

for (const isUsed of [true, false]) {
  const which = isUsed ? 'a page in use' : 'a page that is only read';
  test(`settings that are changed in one tab are changed in another, on ${which}`, nightly, async ({page, context}) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(addresses.operation);
      if (tab === page || isUsed) await hydrate(tab);
    }
    for (const language of ['Python', 'Go', 'cURL']) {
      await choose(page, language);
      await expect(sampleIn(other, language.toLowerCase())).toBeVisible();
      await expect(other.getByRole('radio', {name: language, exact: true}).first()).toBeChecked();
    }
    await page.getByRole('checkbox', {name: words.en.withErrorHandling}).first().check();
    await expect(other.locator('[data-sample="curl"][data-robust]').first()).toBeVisible();
    await page.getByRole('button', {name: words.en.colourMode}).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  });

  test(`ticks that are made in one tab are made in another, on ${which}`, nightly, async ({page, context}) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(setUp);
      if (tab === page || isUsed) await hydrate(tab);
    }
    await page.locator('.checklist input').nth(2).check();
    if (!isUsed) await hydrate(other);
    await expect(other.locator('.checklist input').nth(2)).toBeChecked();
    await expect(other.locator('.checklist-progress output')).toHaveText(/^1 of/);
    await other.locator('.checklist input').nth(2).uncheck();
    await expect(page.locator('.checklist input:checked')).toHaveCount(0);
  });
}

/** Days far from any on which the site is read, in zones around the line where days begin. */
const clocks = [
  ['1970-01-02', 'Pacific/Pago_Pago', 'ar-EG'],
  ['2028-02-29', 'Asia/Kathmandu', 'fa-IR'],
  ['2099-12-31', 'Pacific/Kiritimati', 'th-TH'],
  ['9999-12-31', 'America/St_Johns', 'tr-TR'],
] as const;

for (const [day, timezoneId, language] of clocks) {
  base.describe(`on ${day} in ${timezoneId}, on a device in ${language}`, nightly, () => {
    test.use({timezoneId, locale: language});

    for (const locale of locales) {
      test(`pages in ${locale.label} say the same, and the announcement has its end`, async ({page, open}) => {
        const now = new Date(`${day}T12:00Z`);
        await page.clock.setFixedTime(now);
        await page.goto(inLocale(locale, addresses.guide));
        const date = page.getByText(words[locale.code].lastUpdated);
        const said = await date.allInnerTexts();
        expect(said.length).toBeGreaterThan(0);
        const isOver = now > new Date(`${site.announcement.ends}T24:00`);
        await expect(announcement(page)).toBeVisible({visible: !isOver});
        await open(inLocale(locale, addresses.guide));
        expect(await date.allInnerTexts()).toEqual(said);
        await expect(announcement(page)).toBeVisible({visible: !isOver});
        await open(inLocale(locale, addresses.releaseNotes));
        await expect(page.locator('h1')).toBeVisible();
        await page.keyboard.press('Control+k');
        const box = searchBoxOf(page);
        await expect(box.input).toBeFocused();
        await box.ask(searches[locale.code].query);
      });
    }
  });
}
