import type {Locator, Page, Route} from '@playwright/test';
import {sourceLocale} from '../../src/kit/locales';
import {applicationScripts} from '../support/application';
import {addresses, inLocale, locales} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {searches} from '../support/searchBox';
import {words, type TestedLocale} from '../support/words';

/*
 * What a reader sees when a file does not arrive as it was built: each part, in each way, before the page is read, when it is
 * first used, and after. The text can be read and links lead on in every case, and each control either works or its place
 * tells the reader, with Retry; what a failed part does beyond that, the files about the application and the search say.
 */

const html = '<!doctype html><title>Sign in</title><p>Sign in';
const garbled = Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x80, 0x28]);

const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  refused: (route) => route.abort('connectionrefused'),
  hanging: () => new Promise(() => undefined),
  'a server error': (route) => route.fulfill({status: 500, contentType: 'text/plain', body: 'down'}),
  'HTML instead': (route) => route.fulfill({contentType: 'text/html', body: html}),
  truncated: async (route) => {
    try {
      const body = await (await route.fetch()).text();
      await route.fulfill({
        contentType: route.request().url().endsWith('.css') ? 'text/css' : 'text/javascript',
        body: body.slice(0, body.length / 2),
      });
    } catch {
      // The page was left meanwhile.
    }
  },
  garbled: (route) => route.fulfill({contentType: 'text/javascript', body: garbled}),
};

type TestedSiteLocale = (typeof locales)[number];

type Moment = 'before' | 'at intent' | 'after';

interface Part {
  files: RegExp;
  /** Where it is used; a guide, if nothing else is said. */
  address?: string;
  moments: readonly Moment[];
  /** Ways in which nothing can be seen: what hangs is waited for. */
  except?: readonly string[];
  use(page: Page, locale: TestedSiteLocale): Promise<void>;
  /** What is there if the part works all the same. */
  works(page: Page, locale: TestedSiteLocale): Locator;
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', {name, exact: typeof name === 'string'})
    .first()
    .click();

const colours = {
  use: (page: Page, {code}: TestedSiteLocale) => press(page, words[code].colourMode),
  works: (page: Page) => page.locator('html[data-theme=dark] h1'),
};

const search = {
  async use(page: Page, {code}: TestedSiteLocale) {
    await press(page, words[code].search);
    const input = page.getByRole('dialog').getByRole('combobox');
    // Where the box itself does not come, there is nowhere to type.
    await input.or(retryOf(page, code)).first().waitFor({timeout: 45_000});
    if (await input.isVisible()) await input.fill(searches[code].query);
  },
  works: (page: Page) => page.getByRole('dialog').getByRole('option').first(),
};

/** A link where no script of ours runs. */
const retryOf = (page: Page, code: TestedLocale): Locator => {
  const named = {name: new RegExp(`^(${words[code].retry}|${words[code].tryAgain})$`)};
  return page.getByRole('alert').getByRole('button', named).or(page.getByRole('alert').getByRole('link', named));
};

/** The form of the sandbox opens again, where it could not be loaded. */
const sandboxNote = (page: Page): Locator => page.locator('details.try > p[role=alert]');

/** An index that is missing counts as empty: the box says that it finds nothing, in place of a notice. */
const nothingFound = (page: Page): Locator => page.getByRole('dialog').getByText(/No results|Không có kết quả/);

const partsOfPages: Readonly<Record<string, Part>> = {
  // Without it, buttons are disabled: the notice comes before anything is pressed.
  'the starter': {...colours, use: async () => undefined, files: /\/js\/starter\.[^/]+\.js$/, moments: ['before']},
  'the bundle': {...colours, files: /\/js\/main\.[^/]+\.js$/, moments: ['before', 'at intent']},
  'the scripts of the page': {
    ...colours,
    files: new RegExp(applicationScripts.source.replace('starter', '(?:starter|main)')),
    // After: of the next page.
    moments: ['before', 'at intent', 'after'],
  },
  // A browser shows nothing until styles have come or failed.
  'the styles': {...colours, files: /\/css\/styles\.[^/]+\.css$/, moments: ['before'], except: ['hanging']},
  'the search box': {
    ...search,
    files: /\/js\/src_search_box_theme_SearchDialog[^/]+\.js$/,
    moments: ['before', 'after'],
  },
  'the worker of the search': {...search, files: /\/js\/search\.[^/]+\.js$/, moments: ['before', 'after']},
  'the index of the search': {
    ...search,
    files: /\/search-index-[^/]+\.json$/,
    moments: ['before', 'after'],
    works: (page) => search.works(page).or(nothingFound(page)),
  },
};

const sandbox: Pick<Part, 'address' | 'use' | 'works' | 'moments'> = {
  address: addresses.operation,
  use: (page) => page.locator('details.try > summary').first().click(),
  works: (page) => page.locator('details.try form').first().or(sandboxNote(page)),
  moments: ['before', 'after'],
};

const parts: Readonly<Record<string, Part>> = {
  ...partsOfPages,
  'the form of the sandbox': {...sandbox, files: /\/js\/src_sandbox_browser_mount[^/]+\.js$/},
  'the worker of the sandbox': {...sandbox, files: /\/js\/sandbox\.[^/]+\.js$/},
  'the data of the sandbox': {...sandbox, files: /\/sandbox\.json$/},
};

/** By day: the ways that only these tests know. */
const core = ['the starter: refused'];

test.use({expectedFaults: /./s});

for (const locale of locales) {
  for (const [name, {files, address = addresses.guide, moments, except = [], use, works}] of Object.entries(parts)) {
    for (const [way, fault] of Object.entries(faults).filter(([each]) => !except.includes(each))) {
      for (const moment of moments) {
        const isByDay = locale.code === sourceLocale && core.includes(`${name}: ${way}`);
        const title = `in ${locale.label}, ${name} is ${way}, ${moment}: the page is read, and tells what does not work`;
        test(title, nightlyUnless(isByDay), async ({page}) => {
          const start = inLocale(locale, address);
          const text = page.locator('article h2').first();
          const link = page.locator('article a[href*="/docs/"]:not([href$=".md"])').first();
          const spoil = (): Promise<unknown> => page.route(files, fault);
          if (moment === 'before') await spoil();
          await page.goto(start, {waitUntil: 'domcontentloaded'});
          if (moment === 'after') {
            // An intent that comes before the starter is lost.
            await page.waitForLoadState();
            await hydrate(page);
          }
          if (moment !== 'before') await spoil();
          await expect(text).toBeVisible();
          await use(page, locale);
          const answer = works(page, locale).or(retryOf(page, locale.code)).first();
          await expect(answer).toBeVisible({timeout: 45_000});
          await expect(text).toBeVisible();
          await page.keyboard.press('Escape');
          await link.evaluate((element: HTMLAnchorElement) => element.click());
          await expect(page).not.toHaveURL(new RegExp(`${start}$`), {timeout: 45_000});
          await expect(page.getByRole('heading', {level: 1})).toBeVisible({timeout: 45_000});
        });
      }
    }
  }
}
