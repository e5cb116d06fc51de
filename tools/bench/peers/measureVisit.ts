import type {Browser, CDPSession, Request} from '@playwright/test';
import {isAhead, kinds, sumBytes, type Kind} from '../measurePage';
import {withPhone, type PhonePage} from './phone';
import {shownKey, type MenuPlace, type Watched} from './watchPage';

/** What a tap on the menu's button costs; times in milliseconds from lifting the finger. */
export interface MenuTap {
  /** Until the button is painted as pressed, or the menu is there. */
  pressed: number;
  /** Until the menu is painted in its place. */
  menu: number;
  /** Longest event timing entry of the tap, as INP counts it. */
  answer: number;
}

/** What a page costs a reader with a slow phone; times in milliseconds. */
export interface Visit {
  /** Until the page is loaded, without a touch. */
  bytes: Record<Kind, number>;
  allBytes: number;
  requests: number;
  paint: number;
  blocked: number;
  scripting: number;
  /** All that the main thread does. */
  mainThread: number;
  /** First tap of all, when the page is loaded and idle. */
  coldTap: MenuTap;
  /** The same button again. */
  laterTap: MenuTap;
  /** First tap after the page was scrolled by finger and left alone for a while. */
  tapAfterScroll: MenuTap;
  /** From the click on a link until the heading of the next page is painted, after the taps on the menu. */
  next: number;
  /** The answer to that tap where the next page is drawn in the same document, else 0. */
  nextAnswer: number;
  /** The same as `next`, as the first touch of all. */
  firstNext: number;
}

const nextLink = '.pagination-nav__link--next, .pager-link.next, a[rel=next]';

/** Long enough for what waits for an idle moment, on this phone. */
const pause = 3000;

async function readMetrics(session: CDPSession): Promise<Pick<Visit, 'scripting' | 'mainThread'>> {
  const {metrics} = await session.send('Performance.getMetrics');
  const read = (wanted: string) => (metrics.find(({name}) => name === wanted)?.value ?? 0) * 1000;
  return {scripting: read('ScriptDuration'), mainThread: read('TaskDuration')};
}

const readWatched = async ({page}: PhonePage): Promise<Watched> =>
  (await page.evaluate(() => window.benchWatched)) ?? {paint: 0, blocked: 0, answer: 0};

async function open({page}: PhonePage, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'load'});
  await page.waitForLoadState('networkidle');
  // What is fetched ahead begins in an idle moment.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
}

async function tapMenu(phone: PhonePage, {button}: MenuPlace): Promise<MenuTap> {
  await phone.tap(phone.page.locator(button).first());
  await phone.page.waitForFunction(() => window.benchWatched?.menu !== undefined);
  // Event timing entries come after the paint; the panel slides in.
  await phone.page.waitForTimeout(1000);
  const {pressed = Number.NaN, menu = Number.NaN, answer} = await readWatched(phone);
  return {pressed, menu, answer};
}

async function goOn(phone: PhonePage): Promise<{time: number; answer: number}> {
  const {page} = phone;
  const link = page.locator(nextLink).first();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  // What is fetched ahead starts when the link comes into sight.
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  await phone.tap(link);
  await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, shownKey);
  const time = Number(await page.evaluate((key) => sessionStorage.getItem(key), shownKey));
  await page.waitForTimeout(500);
  return {time, answer: (await readWatched(phone)).answer};
}

type Load = Pick<Visit, 'bytes' | 'allBytes' | 'requests' | 'paint' | 'blocked' | 'scripting' | 'mainThread'>;

async function measureLoad(phone: PhonePage, address: string): Promise<Load> {
  const started: Request[] = [];
  phone.page.on('request', (request) => started.push(request));
  await phone.page.goto(address, {waitUntil: 'load'});
  // Files that the page asked for by itself before it was loaded; what it fetches ahead is for later pages.
  const own = started.filter((request) => !isAhead(request));
  await phone.page.waitForLoadState('networkidle');
  const metrics = await readMetrics(phone.session);
  const {paint, blocked} = await readWatched(phone);
  const bytes = await sumBytes(own);
  const allBytes = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
  return {bytes, allBytes, requests: own.length, paint, blocked, ...metrics};
}

/** Visits a page three times as a first visitor with a phone does: to use its menu, to scroll first, and to go on at once. */
export async function measureVisit(browser: Browser, address: string, menu: MenuPlace): Promise<Visit> {
  const used = await withPhone(browser, menu, async (phone) => {
    const load = await measureLoad(phone, address);
    await phone.page.waitForTimeout(pause);
    const coldTap = await tapMenu(phone, menu);
    await phone.page
      .locator(menu.close)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    await phone.page.waitForTimeout(1000);
    const laterTap = await tapMenu(phone, menu);
    await phone.page
      .locator(menu.close)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    const {time, answer} = await goOn(phone);
    return {...load, coldTap, laterTap, next: time, nextAnswer: answer};
  });
  const tapAfterScroll = await withPhone(browser, menu, async (phone) => {
    await open(phone, address);
    await phone.scroll(300);
    await phone.page.waitForTimeout(pause);
    return tapMenu(phone, menu);
  });
  const {time} = await withPhone(browser, menu, async (phone) => {
    await open(phone, address);
    return goOn(phone);
  });
  return {...used, tapAfterScroll, firstNext: time};
}
