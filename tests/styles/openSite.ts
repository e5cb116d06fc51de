import type {Browser, Page} from '@playwright/test';
import {waitUntilReady} from '../support/fixtures';
import {applyStateRules, type PseudoState} from './pseudoStates';
import {takeSnapshot, type Snapshot} from './snapshot';

/** A way to look at a page. */
export interface View {
  width: number;
  mode: 'light' | 'dark';
  media?: 'screen' | 'print';
  /** Whether fingers are all there is; pages ask with `(hover: none)`. */
  touch?: boolean;
  motion?: boolean;
}

/** A site in a tab of its own. */
export interface Site {
  page: Page;
  /** Opens an address as a document, and leaves it alone. */
  visit: (address: string) => Promise<void>;
  /** Starts the application of the open page. */
  use: () => Promise<void>;
  setView: (view: View) => Promise<void>;
  snapshot: (state?: PseudoState) => Promise<Snapshot>;
}

/** Custom properties, which show in others, and those for directions of text, which are others in this one. */
const repeated = /^--|(?:^|-)(?:block|inline)(?:-|$)|-(?:start|end)-(?:start|end)-/;

/** @param origin address of the published site or of the dev server */
export async function openSite(browser: Browser, origin: string): Promise<Site> {
  const context = await browser.newContext({baseURL: origin, reducedMotion: 'reduce'});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const all = await page.evaluate(() => [...getComputedStyle(document.documentElement)]);
  const properties = all.filter((name) => !repeated.test(name));
  let applied: PseudoState = 'rest';
  return {
    page,
    async visit(address) {
      await page.goto(address);
      applied = 'rest';
    },
    async use() {
      // A key that does nothing is a sign of intent; the dev server needs none.
      await page.keyboard.press('Shift');
      await waitUntilReady(page);
    },
    async setView({width, mode, media = 'screen', touch = false, motion = false}) {
      await page.setViewportSize({width, height: 900});
      await session.send('Emulation.setTouchEmulationEnabled', {enabled: touch});
      await page.emulateMedia({media, reducedMotion: motion ? 'no-preference' : 'reduce'});
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
    },
    async snapshot(state = 'rest') {
      if (state !== applied) await applyStateRules(page, state);
      applied = state;
      return takeSnapshot(session, properties, origin);
    },
  };
}
