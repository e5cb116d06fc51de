import {expect} from '@playwright/test';
import {readFaults} from './recordFaults';
import type {ElementReference, WebDriver} from './webDriver';

/** Finds in a page the first element that can be seen, whose label or text holds some words. */
const findShown = (selector: string, words: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({visibilityProperty: true}) &&
      (element.getAttribute('aria-label') ?? element.textContent).includes(words),
  );

/** Someone who uses the site in WebKit. Whatever is to be seen or pressed may appear late. */
export class Reader {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens an address as a document: without an intent, the application does not run. */
  read(address: string): Promise<void> {
    return this.driver.goto(`${this.origin}${address}`);
  }

  /** Opens an address and waits until the application runs. */
  async open(address: string): Promise<void> {
    await this.read(address);
    await this.driver.moveMouse(2, 300);
    await this.driver.moveMouse(6, 304);
    await this.untilReady();
  }

  untilReady(): Promise<void> {
    return this.until(() => document.documentElement.dataset.hasHydrated === 'true');
  }

  /** Waits until a function answers true in the page. */
  until<Args extends unknown[]>(isSo: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return expect.poll(() => this.driver.evaluate(isSo, ...args), String(isSo)).toBe(true);
  }

  /** Waits until an element can be seen, and its words are read. */
  async see(selector: string, words = ''): Promise<ElementReference> {
    let found: ElementReference | null = null;
    const look = async (): Promise<boolean> => {
      found = (await this.driver.evaluate(findShown, selector, words)) as unknown as ElementReference | null;
      return found !== null;
    };
    await expect.poll(look, `${selector} ${words}`).toBe(true);
    return found!; // The poll above has found it.
  }

  /** Waits until no element with these words can be seen. */
  async miss(selector: string, words = ''): Promise<void> {
    await expect.poll(() => this.driver.evaluate(findShown, selector, words), `no ${selector} ${words}`).toBeNull();
  }

  async click(selector: string, words = ''): Promise<void> {
    const element = await this.see(selector, words);
    // The driver scrolls no further than to an edge of the window, where bars of the page lie.
    await this.driver.evaluate((target) => (target as unknown as Element).scrollIntoView({block: 'center'}), element);
    await this.driver.click(element);
  }

  async hover(selector: string, words = ''): Promise<void> {
    const [x, y] = await this.driver.evaluate(
      (element) => {
        (element as unknown as Element).scrollIntoView({block: 'center'});
        // A link may be broken into two lines.
        const {left, top, width, height} = (element as unknown as Element).getClientRects()[0]!;
        return [Math.round(left + width / 2), Math.round(top + height / 2)] as const;
      },
      await this.see(selector, words),
    );
    await this.driver.moveMouse(x, y);
  }

  /** Waits until the address is this one; the origin is left out. */
  async at(address: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => location.href.replace(location.origin, ''))).toBe(address);
  }

  /** Waits until the element with an id is in the window, below the bar. */
  atPlace(id: string): Promise<void> {
    return this.until((target) => {
      const {top, bottom} = document.getElementById(target)!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }, id);
  }

  /** Makes the window so wide that pages have this width. */
  resize(width: number, height: number): Promise<void> {
    return this.driver.resizeWindow(width, height);
  }

  faults(): Promise<string[]> {
    return this.driver.evaluate(readFaults);
  }
}
