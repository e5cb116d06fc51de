import type {Locator, Page} from '@playwright/test';
import {expectNotStarted, holdApplication} from '../support/application';
import {addresses, widths} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightly, nightlyUnless} from '../support/nightly';
import {searchBoxOf, searches} from '../support/searchBox';
import {words} from '../support/words';

/** A control that is used before the application is there. */
interface Press {
  address: string;
  isOnPhone?: boolean;
  /** What is pressed; it is shown as pressed until the application has answered. */
  control: (page: Page) => Locator;
  /** How it is pressed, where it is not clicked. */
  press?: (control: Locator, page: Page) => Promise<void>;
  /** Expects the answer. */
  answered: (page: Page) => Promise<void>;
}

/**
 * Waits until the page shows that it has copied. Before that, the clipboard holds the text of another page, and Firefox
 * asks the reader's permission to read it.
 */
const untilCopied = (sign: Locator): Promise<void> => expect(sign).toBeAttached();

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const {openMenu, colourMode, copyCode, copyPage, closeAnnouncement, search, shortcuts, usageGuide, websiteGuide} =
  words.en;
const body = (page: Page): Locator => page.locator('body');
const searchIsOpen = async (page: Page): Promise<void> => {
  await expect(searchBoxOf(page).input).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
};

/** Every kind of control of the site, by what a reader does with it. */
const presses: Readonly<Record<string, Press>> = {
  'the menu button of a phone': {
    address: addresses.guide,
    isOnPhone: true,
    control: (page) => page.getByRole('button', {name: openMenu}),
    answered: (page) => expect(page.locator('.navbar-sidebar')).toBeInViewport(),
  },
  'the switch of colours': {
    address: addresses.guide,
    control: (page) => page.getByRole('button', {name: colourMode}),
    answered: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  'the copy button of a code block': {
    address: addresses.operation,
    control: (page) => page.getByRole('button', {name: copyCode, exact: true}).first(),
    async answered(page) {
      const code = await page.locator('.code-block pre').first().textContent();
      await untilCopied(page.locator('.copy-status'));
      expect(await copied(page)).toBe(code?.replace(/\n$/, ''));
    },
  },
  'the language of the samples': {
    address: addresses.operation,
    control: (page) => page.getByRole('radio', {name: 'Python'}).first(),
    press: (control) => control.check(),
    async answered(page) {
      await expect(page.locator('[data-sample="python"]').first()).toBeVisible();
      await expect(page.getByRole('radio', {name: 'Python'}).first()).toBeChecked();
    },
  },
  'the button that closes the announcement': {
    address: addresses.home,
    control: (page) => page.locator('.theme-announcement-bar').getByRole('button', {name: closeAnnouncement}),
    answered: (page) => expect(page.locator('.theme-announcement-bar')).toHaveCount(0),
  },
  'the search button': {
    address: addresses.guide,
    control: (page) => page.getByRole('button', {name: search, exact: true}),
    answered: searchIsOpen,
  },
  'the key /': {
    address: addresses.guide,
    control: body,
    press: (_control, page) => page.keyboard.press('/'),
    answered: searchIsOpen,
  },
  'the keys Ctrl and K': {
    address: addresses.guide,
    control: body,
    press: (_control, page) => page.keyboard.press('Control+k'),
    answered: searchIsOpen,
  },
  'the key ?': {
    address: addresses.guide,
    control: body,
    press: (_control, page) => page.keyboard.press('?'),
    answered: (page) => expect(page.getByRole('dialog', {name: shortcuts})).toBeVisible(),
  },
  'the caret of a category in the sidebar': {
    address: addresses.guide,
    control: (page) => page.locator('.theme-doc-sidebar-menu .menu__caret[aria-expanded="false"]').first(),
    async answered(page) {
      // The first category is closed, so the first open caret is its own.
      const carets = page.locator('.theme-doc-sidebar-menu .menu__caret');
      await expect(carets.first()).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'a menu of the navigation bar, by Enter': {
    address: addresses.guide,
    control: (page) => page.getByRole('button', {name: usageGuide}),
    press: (control) => control.press('Enter'),
    async answered(page) {
      await expect(page.getByRole('button', {name: usageGuide})).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.dropdown__menu').getByRole('link', {name: websiteGuide, exact: true})).toBeVisible();
    },
  },
  'the link that copies the page as Markdown': {
    address: addresses.operation,
    control: (page) => page.getByRole('link', {name: copyPage}),
    async answered(page) {
      await untilCopied(page.locator('[data-copy-state="copied"]'));
      expect(await copied(page)).toMatch(/^# /);
      await expect(page).toHaveURL(new RegExp(`${addresses.operation}$`));
    },
  },
  'the search launcher of the home page': {
    address: addresses.home,
    control: (page) => page.getByRole('main').locator(`a[href="${addresses.search}"]`),
    async answered(page) {
      await searchIsOpen(page);
      await expect(page).toHaveURL(new RegExp(`${addresses.home}$`));
    },
  },
};

/** One control of each kind, for each change. */
const usual = new Set([
  'the menu button of a phone',
  'the switch of colours',
  'the copy button of a code block',
  'the language of the samples',
  'the search button',
  'the link that copies the page as Markdown',
]);

/** Counts what reaches the page's own listeners: the starter stops the first event and lets its repetition through. */
async function countEvents(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = {value: 0};
    Object.assign(window, {counted});
    for (const type of ['click', 'keydown']) {
      document.addEventListener(type, ({isTrusted}) => (counted.value += isTrusted ? 0 : 1));
    }
  });
  return () => page.evaluate(() => (window as unknown as {counted: {value: number}}).counted.value);
}

for (const [name, {address, isOnPhone, control, press, answered}] of Object.entries(presses)) {
  test(
    `${name} is shown as pressed at once and answered once`,
    nightlyUnless(usual.has(name)),
    async ({page, read, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (isOnPhone) await page.setViewportSize({width: widths.phone, height: 740});
      const countReplayed = await countEvents(page);
      const release = await holdApplication(page);
      await read(address);
      const pressed = control(page);
      await (press ? press(pressed, page) : pressed.click());
      const busy = page.locator('[aria-busy="true"]');
      await expect(busy).toHaveCount(1);
      expect(await countReplayed()).toBe(0);
      await release();
      await waitUntilReady(page);
      await answered(page);
      await expect(busy).toHaveCount(0);
      if (name !== 'the language of the samples') expect(await countReplayed()).toBe(1);
    },
  );
}

test('what is typed after asking for the search is kept', async ({page, read}) => {
  const {query, page: wanted} = searches.en;
  const release = await holdApplication(page);
  await read(addresses.guide);
  await page.keyboard.press('/');
  await page.keyboard.type(`${query}x`);
  await page.keyboard.press('Backspace');
  await release();
  const {input, rows} = searchBoxOf(page);
  await expect(input).toHaveValue(query);
  await expect(rows.first().locator('a')).toHaveAttribute('href', wanted);
});

test('several presses are answered in their order, each once', async ({page, read}) => {
  const {colourMode, closeAnnouncement} = words.en;
  const release = await holdApplication(page);
  await read(addresses.guide);
  const bar = page.locator('.theme-announcement-bar');
  await page.getByRole('button', {name: colourMode}).click();
  await page.getByRole('button', {name: colourMode}).click();
  await page.getByRole('button', {name: colourMode}).click();
  await bar.getByRole('button', {name: closeAnnouncement}).click();
  await release();
  await waitUntilReady(page);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a press is shown before the browser goes on to anything else', async ({page, read}) => {
  await holdApplication(page);
  await read(addresses.guide);
  const isShown = await page.getByRole('button', {name: words.en.colourMode}).evaluate((button: HTMLElement) => {
    button.click();
    return button.getAttribute('aria-busy');
  });
  expect(isShown).toBe('true');
});

test('a press on a control that is gone when the application comes does nothing', nightly, async ({page, read}) => {
  await read(addresses.guide);
  const release = await holdApplication(page);
  const button = page.getByRole('button', {name: words.en.colourMode});
  await button.click();
  // The application renders another button; the one that was pressed is gone.
  await button.evaluate((element) => element.replaceWith(element.cloneNode(true)));
  await release();
  await waitUntilReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a part that the browser unfolds by itself is unfolded once', nightly, async ({page, read}) => {
  await read(addresses.operation);
  const release = await holdApplication(page);
  const part = page.locator('details.api-values');
  await part.locator('summary').click();
  await expect(part.locator('summary')).toHaveAttribute('aria-busy', 'true');
  await release();
  await waitUntilReady(page);
  await expect(part).toHaveAttribute('open');
});

test('a press with a modifier is the browser’s', nightly, async ({page, read, context}) => {
  await read(addresses.operation);
  const release = await holdApplication(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', {name: words.en.copyPage}).click({modifiers: ['ControlOrMeta']});
  await opened;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await release();
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 740}});
  test.skip(({browserName}) => browserName === 'firefox', 'Firefox under test sends no touches.');

  test('the menu opens after a tap, once', async ({page, read}) => {
    await read(addresses.guide);
    const release = await holdApplication(page);
    const button = page.getByRole('button', {name: words.en.openMenu});
    await button.tap();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectOpen(page);
  });

  /** A menu that was toggled twice would be on its way out. */
  async function expectOpen(page: Page): Promise<void> {
    await expect(page.locator('.theme-layout-navbar')).toHaveClass(/navbar-sidebar--show/);
  }
});

test('nothing is shown as pressed on a page that nobody uses', async ({page, read}) => {
  await read(addresses.guide);
  await expectNotStarted(page);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});
