import type {Browser, CDPSession} from '@playwright/test';
import {weighPage, type Weight} from '../site/pages';
import {resultKey, type Observed} from './pageObserver';
import {withPhone, type PhonePage} from './phone';
import type {MenuSelectors} from './tools';

/** What a tap on the menu's button costs; times in milliseconds from lifting the finger. */
type MenuTap = Required<Pick<Observed, 'pressed' | 'menu' | 'answer'>>;

/** What a page costs a reader with a slow phone; times in milliseconds. */
export interface Visit extends Weight, Pick<Observed, 'paint' | 'blocked'> {
  scripting: number;
  /** All that the main thread does. */
  mainThread: number;
  /** First tap of all, when the page is loaded and idle. */
  coldTap: MenuTap;
  /** The same button again. */
  laterTap: MenuTap;
  /** First tap after the page was scrolled by finger and left alone for a while. */
  tapAfterScroll: MenuTap;
  /**
   * From the click on a link until the heading of the next page is painted, after the taps on the menu; and the answer
   * to that tap where the next page is drawn in the same document, else 0.
   */
  next: {heading: number; answer: number};
  /** The same as the first touch of all. */
  firstNext: {heading: number; answer: number};
}

const nextLink = '.pagination-nav__link--next, .pager-link.next, a[rel=next]';

/** Long enough for what waits for an idle moment, on this phone. */
const pause = 3000;

async function readMetrics(session: CDPSession): Promise<Pick<Visit, 'scripting' | 'mainThread'>> {
  const {metrics} = await session.send('Performance.getMetrics');
  const read = (wanted: string) => (metrics.find(({name}) => name === wanted)?.value ?? 0) * 1000;
  return {scripting: read('ScriptDuration'), mainThread: read('TaskDuration')};
}

async function readObserved({page}: PhonePage): Promise<Required<Observed>> {
  const observed = (await page.evaluate(() => window.benchObserved)) ?? {paint: 0, blocked: 0, answer: 0};
  return {pressed: Number.NaN, menu: Number.NaN, ...observed};
}

/** Waits until also what is prefetched has come, which begins in an idle moment or when a link comes into sight. */
async function settle({page}: PhonePage): Promise<void> {
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
}

async function open(phone: PhonePage, address: string): Promise<void> {
  await phone.page.goto(address, {waitUntil: 'networkidle'});
  await settle(phone);
}

/** Opens the menu and closes it again. */
async function tapMenu(phone: PhonePage, {button, close}: MenuSelectors): Promise<MenuTap> {
  const {page} = phone;
  await phone.tap(page.locator(button).first());
  await page.waitForFunction(() => window.benchObserved?.menu !== undefined);
  // Event timing entries come after the paint; the panel slides in.
  await page.waitForTimeout(1000);
  const {pressed, menu, answer} = await readObserved(phone);
  await page.locator(close).first().dispatchEvent('click');
  await page.waitForTimeout(1000);
  return {pressed, menu, answer};
}

async function openNextPage(phone: PhonePage): Promise<Visit['next']> {
  const {page} = phone;
  const link = page.locator(nextLink).first();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await settle(phone);
  await phone.tap(link);
  const shown = await page.waitForFunction((key) => sessionStorage.getItem(key), resultKey);
  const heading = Number(await shown.jsonValue());
  await page.waitForTimeout(500);
  return {heading, answer: (await readObserved(phone)).answer};
}

/** Visits a page three times as a first visitor with a phone: to use its menu, to scroll first, and to go on at once. */
export async function measureVisit(browser: Browser, address: string, menu: MenuSelectors): Promise<Visit> {
  const used = await withPhone(browser, menu, async (phone) => {
    const weight = await weighPage(phone.page, address);
    const metrics = await readMetrics(phone.session);
    const {paint, blocked} = await readObserved(phone);
    await phone.page.waitForTimeout(pause);
    const coldTap = await tapMenu(phone, menu);
    const laterTap = await tapMenu(phone, menu);
    return {...weight, ...metrics, paint, blocked, coldTap, laterTap, next: await openNextPage(phone)};
  });
  const tapAfterScroll = await withPhone(browser, menu, async (phone) => {
    await open(phone, address);
    const scroll = {x: 200, y: 600, yDistance: -300, gestureSourceType: 'touch'} as const;
    await phone.session.send('Input.synthesizeScrollGesture', scroll);
    await phone.page.waitForTimeout(pause);
    return tapMenu(phone, menu);
  });
  const firstNext = await withPhone(browser, menu, async (phone) => {
    await open(phone, address);
    return openNextPage(phone);
  });
  return {...used, tapAfterScroll, firstNext};
}
