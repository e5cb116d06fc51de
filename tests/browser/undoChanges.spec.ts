import type {undoChanges} from '../../src/site/loading/hydration/undoChanges';
import {bundleForPage} from '../support/bundleForPage';
import {expect, test} from '../support/fixtures';

const code = bundleForPage('src/site/loading/hydration/undoChanges.ts');

declare const tested: {undoChanges: typeof undoChanges};

/** What strangers do to a page, by what it is; run in the page. */
const strangers: Readonly<Record<string, (page: Element) => void>> = {
  'replace texts by elements': (page) => {
    for (const link of page.querySelectorAll('a')) link.firstChild!.replaceWith(document.createElement('font'));
  },
  'write into texts, twice': (page) => {
    const text = page.querySelector('p')!.firstChild as Text;
    text.data = 'Một ';
    text.data = 'Un ';
  },
  'write into a text and take it away': (page) => {
    const text = page.querySelector('p')!.firstChild as Text;
    text.data = 'Một ';
    text.remove();
  },
  'add elements at every place': (page) => {
    page.prepend(document.createElement('i'));
    page.append(document.createElement('i'));
    page.querySelector('b')!.before(document.createElement('i'), document.createElement('i'));
    page.querySelector('i')!.append('text');
  },
  'remove what lies in each other': (page) => {
    page.querySelector('b')!.remove();
    page.querySelector('p')!.remove();
    page.querySelector('main')!.remove();
  },
  'change the order': (page) => {
    const main = page.querySelector('main')!;
    main.append(...[...main.children].reverse());
    page.prepend(main);
  },
  'wrap elements': (page) => {
    const paragraph = page.querySelector('p')!;
    const wrapper = document.createElement('div');
    paragraph.before(wrapper);
    wrapper.append(paragraph);
  },
  'empty and fill anew': (page) => {
    const children = [...page.querySelector('p')!.childNodes];
    page.querySelector('p')!.replaceChildren('Một ', children[1]!, ' ba');
  },
};

const sent = '<nav><a>Home</a> <a>Search</a></nav><main><p>One <b>two</b> three</p><p>Four</p></main>';

for (const [name, change] of Object.entries(strangers)) {
  test(`the page is as it was sent, and changed again, where strangers ${name}`, async ({page}) => {
    await page.setContent(sent);
    await page.addScriptTag({content: code});
    const states = await page.evaluate((source) => {
      const nodes = [...document.body.querySelectorAll('*')];
      const recorder = new MutationObserver(() => undefined);
      recorder.observe(document.body, {subtree: true, childList: true, characterDataOldValue: true});
      (0, eval)(`(${source})`)(document.body);
      const changed = document.body.innerHTML;
      const redo = tested.undoChanges(recorder.takeRecords());
      const undone = document.body.innerHTML;
      const isSame = [...document.body.querySelectorAll('*')].every((node, index) => node === nodes[index]);
      redo();
      return {changed, undone, isSame, redone: document.body.innerHTML};
    }, change.toString());
    expect(states.changed).not.toBe(sent);
    expect(states).toMatchObject({undone: sent, isSame: true, redone: states.changed});
  });
}

test('what the application has changed meanwhile stays', async ({page}) => {
  await page.setContent('<p>One</p><b>Two</b>');
  await page.addScriptTag({content: code});
  const redone = await page.evaluate(() => {
    const [paragraph, bold] = [...document.body.children] as [Element, Element];
    const recorder = new MutationObserver(() => undefined);
    recorder.observe(document.body, {subtree: true, childList: true, characterDataOldValue: true});
    (paragraph.firstChild as Text).data = 'Một';
    bold.before(document.createElement('i'));
    const redo = tested.undoChanges(recorder.takeRecords());
    (paragraph.firstChild as Text).data = 'Three';
    bold.remove();
    redo();
    return document.body.innerHTML;
  });
  expect(redone).toBe('<p>Three</p><i></i>');
});
