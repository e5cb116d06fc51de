import type {Page} from '@playwright/test';
import {codeSettingsKey} from '../../src/kit/shared/codeSettings';
import {singleKeysKey} from '../../src/kit/browser/shortcutKeys';
import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {searchBoxOf} from '../support/searchBox';
import {words} from '../support/words';

/*
 * Other scripts of the origin, extensions and older builds may have written into the browser's storage. Nothing of it may
 * become an element, an attribute or an address outside the site, and no page may complain about it.
 */

const setUp = '/docs/tutorial/administrator/set-up';
const namespace = '-docs';

/** Every key that some page reads, of both kinds of storage. */
const local = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docs-preferred-version-default',
  codeSettingsKey,
  singleKeysKey,
  'site.languageOffered',
  'site.openCategories',
  'site.search.recent.en',
  'site.search.pages.en',
  'site.search.recent.vi',
  'site.search.pages.vi',
  'site.checklist.tutorial/administrator/set-up',
].map((key) => key + namespace);
const session = ['sandbox', 'sandbox-caller', 'api.own-values'].map((key) => key + namespace);

const markup = `<img src="/stranger.png" data-stranger onerror="document.title='ran'">`;
const elsewhere = [
  '//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://evil.example/openapi/sandbox.json',
];

/** What every key holds at once. */
const values: Readonly<Record<string, string>> = {
  markup,
  ...Object.fromEntries(elsewhere.map((address) => [address, address])),
  nothing: '',
  null: 'null',
  'a number': '-1e999',
  'a list': '[null, 1, {}, []]',
  'an object': JSON.stringify({title: markup, href: elsewhere[0]}),
  'a prototype': '{"__proto__":{"title":"x","href":"/x","address":"x"},"constructor":1}',
  'half a text': '{"address":"\ud800',
};

/** What keys hold in the form that their readers expect. */
const inForm: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    ['en', 'vi'].flatMap((code) => [
      [`site.search.recent.${code}`, [markup, ...elsewhere]],
      [`site.search.pages.${code}`, elsewhere.map((href) => ({title: markup, href}))],
    ]),
  ),
  'site.checklist.tutorial/administrator/set-up': {'"], html, [x="': '1', [markup]: '1'},
  'sandbox-caller': {address: elsewhere[0], token: markup, userId: 7, isOfDocument: true},
  'api.own-values': {address: `https://evil.example/${markup}`, token: `${markup}\nX: y`},
};

async function store(
  page: Page,
  kind: 'localStorage' | 'sessionStorage',
  stored: Record<string, string>,
): Promise<void> {
  await page.addInitScript(
    ([name, entries]) => {
      if (!location.host) return;
      for (const [key, value] of Object.entries(entries)) window[name].setItem(key, value);
    },
    [kind, stored] as const,
  );
}

/** Opens the pages that read what is stored, uses what shows it, and expects nothing of it. */
async function expectUnharmed(page: Page): Promise<void> {
  for (const address of [addresses.home, addresses.operation, setUp, `/vi${setUp}`]) {
    const word = words[address.startsWith('/vi') ? 'vi' : 'en'];
    await page.goto(address);
    if (address === addresses.home) await page.getByRole('button', {name: word.search, exact: true}).click();
    else {
      await hydrate(page);
      await page.keyboard.press('Control+k');
    }
    const box = searchBoxOf(page);
    await expect(box.input).toBeFocused();
    await expect(box.rows.first()).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    const strangers = await page.evaluate(() => ({
      elements: document.querySelectorAll('[data-stranger], [src*=stranger], .sandbox-band').length,
      addresses: [...document.querySelectorAll('[href], [src], [action]')]
        .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
        .filter((value) => {
          const {hostname, protocol} = new URL(value, document.baseURI);
          return hostname === 'evil.example' || protocol === 'javascript:';
        }),
      title: document.title,
      prototype: Object.keys(Object.prototype),
    }));
    expect(strangers).toEqual({elements: 0, addresses: [], title: strangers.title, prototype: []});
    expect(strangers.title).not.toBe('ran');
    await page.keyboard.press('Escape');
  }
}

const filled = (keys: readonly string[], value: string): Record<string, string> =>
  Object.fromEntries(keys.map((key) => [key, value]));

for (const [name, value] of Object.entries(values)) {
  test(`what is stored may be ${name}`, nightlyUnless(false), async ({page}) => {
    await store(page, 'localStorage', filled(local, value));
    await store(page, 'sessionStorage', filled(session, value));
    await expectUnharmed(page);
  });
}

test('what is stored may be of the right form', nightlyUnless(true), async ({page}) => {
  const stored = Object.entries(inForm).map(([key, value]) => [key + namespace, JSON.stringify(value)] as const);
  await store(page, 'localStorage', Object.fromEntries(stored.filter(([key]) => local.includes(key))));
  await store(page, 'sessionStorage', Object.fromEntries(stored.filter(([key]) => session.includes(key))));
  await expectUnharmed(page);
});

// A browser keeps five of them.
for (const some of [local.slice(0, 4), local.slice(4, 8), local.slice(8, 13), session]) {
  test(`what is stored may be a megabyte: ${some.join(', ')}`, nightlyUnless(false), async ({page}) => {
    const kind = some === session ? 'sessionStorage' : 'localStorage';
    await store(page, kind, filled(some, 'x'.repeat(1_000_000)));
    await expectUnharmed(page);
  });
}
