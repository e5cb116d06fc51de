import {addresses} from '../support/addresses';
import {expect, showIntent, test, waitUntilReady} from '../support/fixtures';
import {nightlyUnless} from '../support/nightly';
import {words} from '../support/words';

const {operation} = addresses;

/** What extensions do to pages, and whether it is still done afterwards. */
const extensions: Readonly<Record<string, {change: () => void; isDone: () => boolean}>> = {
  'adds an element before everything': {
    change: () =>
      document.getElementById('__docusaurus')!.prepend(Object.assign(document.createElement('div'), {id: 'x'})),
    isDone: () => document.getElementById('x') !== null,
  },
  'adds an element into the navbar and one behind the page': {
    change: () => {
      document.querySelector('.navbar__items')!.prepend(Object.assign(document.createElement('b'), {id: 'x'}));
      document.body.append(Object.assign(document.createElement('b'), {id: 'y'}));
    },
    isDone: () => document.querySelectorAll('#x, #y').length === 2,
  },
  'removes the announcement': {
    change: () => document.querySelector('.theme-announcement-bar')!.remove(),
    isDone: () => document.querySelector('.theme-announcement-bar') === null,
  },
  'removes the footer and a part of the text': {
    change: () => {
      document.querySelector('footer.footer')!.remove();
      document.querySelector('article p')!.remove();
    },
    isDone: () => document.querySelector('footer.footer') === null,
  },
  'wraps words in marks': {
    change: () => {
      for (const element of document.querySelectorAll('.navbar__item, article p, .footer__link-item')) {
        const text = element.firstChild;
        if (!(text instanceof Text) || text.length < 4) continue;
        const range = document.createRange();
        range.setStart(text, 1);
        range.setEnd(text, 3);
        range.surroundContents(document.createElement('mark'));
      }
    },
    isDone: () => document.querySelector('.footer__link-item mark') !== null,
  },
  'writes attributes and styles': {
    change: () => {
      document.documentElement.classList.add('reader');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      document.querySelectorAll('a, button').forEach((each) => each.setAttribute('data-x', '1'));
      document.head.append(Object.assign(document.createElement('link'), {id: 'x'}));
    },
    isDone: () => document.getElementById('x') !== null && document.body.hasAttribute('cz-shortcut-listen'),
  },
  'moves a part of the page': {
    change: () =>
      document.querySelector('.theme-layout-navbar')!.after(document.querySelector('.theme-announcement-bar')!),
    isDone: () =>
      document.querySelector('.theme-announcement-bar')!.previousElementSibling!.matches('.theme-layout-navbar'),
  },
};

/** Something more, something less, something else. */
const forEachChange = ['adds an element before everything', 'removes the announcement', 'wraps words in marks'];

for (const [name, {change, isDone}] of Object.entries(extensions)) {
  test(
    `the page stays as its reader has it where an extension ${name}`,
    nightlyUnless(forEachChange.includes(name)),
    async ({page, read}) => {
      await read(operation);
      await page.evaluate(change);
      await page.evaluate(() => document.querySelector('article details')!.toggleAttribute('open', true));
      await page.evaluate(() => Object.assign(document.querySelector('article')!, {isTheSame: true}));
      await showIntent(page);
      await waitUntilReady(page);
      expect(await page.evaluate(isDone)).toBe(true);
      expect(await page.evaluate(() => 'isTheSame' in document.querySelector('article')!)).toBe(true);
      await expect(page.locator('article details').first()).toHaveAttribute('open', '');
      await page.getByRole('button', {name: words.en.colourMode}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('.pagination-nav a').last().click();
      await expect(page).not.toHaveURL(new RegExp(`${operation}$`));
    },
  );
}
