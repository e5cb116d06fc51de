import {expect, test as base, type Browser} from '@playwright/test';
import {compareSnapshots} from './compareSnapshots';
import {openSite, type Site, type View} from './openSite';
import type {PseudoState} from './pseudoStates';

interface Fixtures {
  published: Site;
  /** The published site in a second tab, for what is compared with itself. */
  another: Site;
  development: Site;
  /** Expects the published site to look as the dev server's, in a view and in states of all elements, except some. */
  expectSameLook: (view: View, states: readonly PseudoState[], except?: readonly string[]) => Promise<void>;
}

/** @param variable of the environment that says where the site is served */
async function useSite(browser: Browser, variable: string, use: (site: Site) => Promise<void>): Promise<void> {
  const origin = process.env[variable];
  if (!origin) throw new Error(`${variable} is not set. Run the tests with --config playwright.styles.config.ts.`);
  const site = await openSite(browser, origin);
  await use(site);
  await site.page.context().close();
}

/** Playwright's `test` with sites to compare. */
export const test = base.extend<Fixtures>({
  published: ({browser}, use) => useSite(browser, 'SITE_ORIGIN', use),
  another: ({browser}, use) => useSite(browser, 'SITE_ORIGIN', use),
  development: ({browser}, use) => useSite(browser, 'DEVELOPMENT_ORIGIN', use),
  expectSameLook: async ({published, development}, use) => {
    const both = [published, development];
    await use(async (view, states, except) => {
      await Promise.all(both.map(({setView}) => setView(view)));
      for (const state of states) {
        // Again until they agree: each answers a new width in its own time.
        const compare = async (): Promise<string[]> => {
          const [actual, expected] = await Promise.all([published.snapshot(state), development.snapshot(state)]);
          return compareSnapshots(actual, expected, except);
        };
        const message = `${state}, ${JSON.stringify(view)}, ${published.page.url()}`;
        await expect.configure({soft: true}).poll(compare, {message}).toEqual([]);
      }
    });
  },
});

export {expect};
