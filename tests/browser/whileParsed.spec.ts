import type {findForeign, findStrays} from '../../src/site/loading/hydration/findForeign';
import type {ChangeRecorder} from '../../src/site/loading/shared/recordChanges';
import {holdApplication} from '../support/application';
import {addresses} from '../support/addresses';
import {bundleForPage} from '../support/bundleForPage';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {searchBoxOf} from '../support/searchBox';
import {serveInPieces, type SlowPages} from '../support/slowPages';
import {words} from '../support/words';

const {guide, operation, questions, home} = addresses;
const {search} = words.en;

const pieces = [1, 2, 7];
const sites = new Map<number, SlowPages>();

test.beforeAll(async ({baseURL}) => {
  for (const count of pieces) sites.set(count, await serveInPieces(baseURL!, count));
});

test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

/**
 * What scripts of others do as soon as the page begins, each once its place is there, and how one sees that it was done. They
 * run before the page's own scripts.
 */
const strangers: Readonly<Record<string, {act: string; done: string}>> = {
  'remove the announcement': {
    act: `take('.theme-announcement-bar')`,
    done: `!document.querySelector('.theme-announcement-bar')`,
  },
  'remove parts of navbar, sidebar and footer': {
    act: `take('.navbar__brand'); take('.menu__list-item:nth-child(2)'); take('footer.footer')`,
    done: `!document.querySelector('.navbar__brand, footer.footer')`,
  },
  'put an element before everything': {
    act: `once('#__docusaurus > *', (place) => place.before(make('x')))`,
    done: `document.getElementById('x')`,
  },
  'put elements before and into links': {
    act: `once('.navbar a:not(:empty)', (place) => place.prepend(make('x'))); once('main p a', (place) => place.before(make('y')))`,
    done: `document.getElementById('x') && (document.getElementById('y') || !document.querySelector('main p a'))`,
  },
  'append to what is not complete': {
    act: `once('main', (place) => { place.append(make('x')); document.body.append(make('y')); document.documentElement.append(make('z')) })`,
    done: `document.querySelector('#__docusaurus #x') && document.getElementById('y') && document.getElementById('z')`,
  },
  'append a panel with parts of its own': {
    act: `once('#__docusaurus main', () => { const panel = make('x'); document.getElementById('__docusaurus').append(panel); panel.append(make('y')); panel.append('text'); make('z').append(panel.lastChild); panel.prepend(make('w')) })`,
    done: `document.querySelector('#__docusaurus > #x > #y') && document.getElementById('w')`,
  },
  'translate titles as they arrive': {
    act: `each('h1:has(+ *), .navbar__item:has(+ *)', (place) => { const font = document.createElement('font'); font.append('«' + place.textContent + '»'); place.replaceChildren(font) })`,
    done: `document.querySelectorAll('.navbar__item > font').length > 2`,
  },
  'move a part': {
    act: `once('.theme-layout-navbar ~ *', (place) => { const bar = document.querySelector('.theme-announcement-bar'); if (bar) place.before(bar) })`,
    done: `!document.querySelector('.theme-announcement-bar') || document.querySelector('.theme-announcement-bar').previousElementSibling.matches('.theme-layout-navbar')`,
  },
};

/** What is most often done, for each change: parts are taken away, and words replaced. */
const usual = ['remove parts of navbar, sidebar and footer', 'translate titles as they arrive'];

/** Tools of the strangers. */
const helpers = `
  const make = (id) => Object.assign(document.createElement('div'), {id});
  const each = (selector, act) => {
    const done = new Set();
    new MutationObserver(() => {
      for (const place of document.querySelectorAll(selector)) if (!done.has(place)) { done.add(place); act(place); }
    }).observe(document, {subtree: true, childList: true});
  };
  const once = (selector, act) => { let isDone = false; each(selector, (place) => { if (!isDone) { isDone = true; act(place); } }); };
  const take = (selector) => each(selector, (place) => place.remove());
`;

for (const count of pieces) {
  for (const [name, {act, done}] of Object.entries(strangers)) {
    const title = `a first press works on a page of ${count} parts where others ${name} while it arrives`;
    test(title, nightlyUnless(count === 2 && usual.includes(name)), async ({page}) => {
      await page.addInitScript(`(() => {${helpers}${act}})()`);
      for (const address of [guide, operation, home]) {
        await page.goto(sites.get(count)!.origin + address);
        await page.evaluate('document.querySelector("main").isTheSame = true');
        await page.getByRole('button', {name: search, exact: true}).click();
        await expect(searchBoxOf(page).dialog).toBeVisible();
        await waitUntilReady(page);
        expect(await page.evaluate(`Boolean(${done})`), address).toBe(true);
        expect(await page.evaluate('document.querySelector("main").isTheSame'), address).toBe(true);
      }
    });
  }
}

declare const tested: {findForeign: typeof findForeign; findStrays: typeof findStrays};

const code = bundleForPage('src/site/loading/hydration/findForeign.ts');

for (const count of pieces) {
  test(`the parser's own work is nobody else's, in ${count} parts`, nightlyUnless(count === 2), async ({page}) => {
    for (const address of [guide, operation, home, questions]) {
      await page.goto(sites.get(count)!.origin + address);
      await page.addScriptTag({content: code});
      const found = await page.evaluate(() => {
        const {changeRecorder: recorder} = window as unknown as {changeRecorder: ChangeRecorder};
        const container = document.getElementById('__docusaurus')!;
        const foreign = tested.findForeign(recorder, container).filter(({target}) => {
          return !(target instanceof Element && target.matches('.category-links'));
        });
        return {
          foreign: foreign.length,
          strays: tested.findStrays(recorder, container, foreign).length,
          isRecorded: recorder.parsed! > 100,
        };
      });
      expect(found, address).toEqual({foreign: 0, strays: 0, isRecorded: true});
    }
  });
}

test.describe('where nobody can tell what the parser did', () => {
  // React says that it draws the page anew.
  test.use({expectedFaults: /onRecoverableError/});

  test('a first press reaches the control that takes the place of the pressed one', async ({page, read}) => {
    // The mouse that comes to the button starts it already; it must not be drawn anew in the midst of the press.
    const release = await holdApplication(page);
    await read(guide);
    await page.evaluate(() => {
      (window as unknown as {changeRecorder: ChangeRecorder}).changeRecorder.disconnect();
      document.getElementById('__docusaurus')!.prepend(document.createElement('div'));
    });
    await page.getByRole('button', {name: search, exact: true}).click();
    await release();
    await expect(searchBoxOf(page).dialog).toBeVisible();
  });
});
