import {expect, type Page} from '@playwright/test';
import {loadFailureId, plainMenu} from '../../src/kit/shared/domContract';
import {addresses, widths} from '../support/addresses';
import {openSearchBox} from '../support/searchBox';
import {words} from '../support/words';
import type {View} from './openSite';
import type {PseudoState} from './pseudoStates';

/** Something on a page that a reader opens, or that happens to it. */
interface OpenState {
  name: string;
  address: string;
  view: View;
  open: (page: Page) => Promise<void>;
  /** States of all elements to look at, when not all can be. */
  states?: readonly PseudoState[];
}

const desk: View = {width: widths.desk, mode: 'light'};
const dark: View = {width: widths.desk, mode: 'dark'};
const phone: View = {width: widths.phone, mode: 'light', touch: true};
const {openMenu, closeAnnouncement, docsSidebar, shortcuts} = words.en;

const setAttribute = (page: Page, selector: string, name: string, value: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [key, text]) => element.setAttribute(key, text), [name, value] as const);

async function openPhoneMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: openMenu}).click();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
}

export const openStates: readonly OpenState[] = [
  {
    name: 'the menu of a phone with the pages of the area',
    address: addresses.guide,
    view: phone,
    open: openPhoneMenu,
  },
  {
    name: 'the main menu of a phone, its dropdowns open',
    address: addresses.home,
    view: {...phone, mode: 'dark'},
    async open(page) {
      await openPhoneMenu(page);
      for (const caret of await page.locator('.navbar-sidebar .menu__link--sublist').all()) await caret.click();
      await expect(page.locator('.navbar-sidebar [aria-expanded=false]')).toHaveCount(0);
    },
  },
  {
    name: 'the contents of a page on a phone',
    address: addresses.guide,
    view: phone,
    async open(page) {
      await page.locator('.theme-doc-toc-mobile').click();
      await expect(page.locator('.doc-contents a').first()).toBeVisible();
    },
  },
  {
    name: 'a dropdown of the navbar, opened by a key',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await page.locator('.navbar .dropdown > a').first().press('Enter');
      await expect(page.locator('.navbar .dropdown--show')).toHaveCount(1);
    },
  },
  {
    name: 'a sidebar that was put away',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await page
        .locator('.theme-doc-sidebar-container > div > button, .theme-doc-sidebar-container button[title]')
        .last()
        .click();
      await expect(page.getByRole('navigation', {name: docsSidebar})).toBeHidden();
    },
  },
  {
    name: 'a category of the sidebar that was opened',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await page.locator('.theme-doc-sidebar-menu [aria-expanded=false]').last().click();
      await expect(page.locator('.theme-doc-sidebar-menu [aria-expanded=true]').last()).toBeVisible();
    },
  },
  {
    name: 'a page whose announcement was closed',
    address: addresses.home,
    view: phone,
    async open(page) {
      await page.getByRole('button', {name: closeAnnouncement, exact: true}).click();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    },
  },
  {
    name: 'the search before a query',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await openSearchBox(page);
    },
  },
  {
    name: 'the search with results',
    address: addresses.guide,
    view: dark,
    async open(page) {
      const box = await openSearchBox(page);
      await box.ask('sign');
    },
  },
  {
    name: 'the search on a phone, with results',
    address: addresses.guide,
    view: phone,
    async open(page) {
      const box = await openSearchBox(page);
      await box.ask('sign');
    },
  },
  {
    name: 'the search page with results',
    address: `${addresses.search}?q=sign`,
    view: desk,
    async open(page) {
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'the keys that work',
    address: addresses.home,
    view: desk,
    async open(page) {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', {name: shortcuts})).toBeVisible();
    },
  },
  {
    name: 'a code block below the mouse',
    address: addresses.concept,
    view: desk,
    open: (page) => page.locator('.code-block').first().hover(),
  },
  {
    name: 'code that was copied and wrapped',
    address: addresses.concept,
    view: desk,
    async open(page) {
      const block = page.locator('.code-block').first();
      await block.hover();
      for (const button of await block.getByRole('button').all()) await button.click();
      await expect(block.locator('[data-label]').first()).toBeVisible();
    },
    states: ['rest'],
  },
  {
    name: 'samples in another language',
    address: addresses.operation,
    view: phone,
    async open(page) {
      await page.getByRole('radio', {name: 'Python'}).first().check();
      await expect(page.locator('[data-sample=python]').first()).toBeVisible();
    },
  },
  {
    name: 'the meaning of a term',
    address: addresses.guide,
    view: dark,
    async open(page) {
      const term = page.locator('.theme-doc-markdown .term').first();
      await term.locator('a').hover();
      await expect(term.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'a meaning that was asked for',
    address: `${addresses.glossary}`,
    view: desk,
    async open(page) {
      await page.evaluate(() => (location.hash = document.querySelector('dt[id]')?.id ?? ''));
      await expect(page.locator('dt[data-asked]')).toHaveCount(1);
    },
  },
  {
    name: 'an address that was copied',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await page.locator('h2 .hash-link').first().click();
      await expect(page.locator('.site-copied')).toBeVisible();
    },
    // It is gone again after a while.
    states: ['rest'],
  },
  {
    name: 'the way back to the top of a page',
    address: addresses.guide,
    view: desk,
    async open(page) {
      await page.mouse.move(700, 600);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      await page.mouse.wheel(0, -600);
      await expect(page.locator('.theme-back-to-top-button')).toBeVisible();
    },
  },
  {
    name: 'a control that waits for the application',
    address: addresses.guide,
    view: desk,
    open: (page) => setAttribute(page, '.navbar button', 'aria-busy', 'true'),
  },
  {
    name: 'a page whose scripts did not come',
    address: addresses.guide,
    view: phone,
    async open(page) {
      await setAttribute(page, 'html', plainMenu, '');
      await page.evaluate((id) => document.getElementById(id)?.removeAttribute('hidden'), loadFailureId);
    },
  },
];
