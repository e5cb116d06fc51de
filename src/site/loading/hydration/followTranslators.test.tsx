import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {beforeAll, beforeEach, expect, it} from 'vitest';
import {followTranslators} from './followTranslators';

const root = document.createElement('div');

/** Texts beside each other, a part that comes and goes, and one that moves. */
function Results({count}: {count: number}): ReactNode {
  return (
    <p>
      {count} of {7} results
      {count > 1 && <b>more</b>}
      {count > 2 && ' and more'}
      <i key={count}>end</i>
    </p>
  );
}

beforeAll(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
  document.body.append(root);
  followTranslators(root);
});

beforeEach(() => root.replaceChildren());

/** Lets observers report. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function texts(): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({parentElement}) => !parentElement?.matches('font'));
}

function toFont(text: Text): Element {
  const font = document.createElement('font');
  font.textContent = text.data.toUpperCase();
  return font;
}

const translators: Readonly<Record<string, (text: Text) => void>> = {
  replaces: (text) => text.replaceWith(toFont(text)),
  'inserts before and removes': (text) => {
    text.before(toFont(text));
    text.remove();
  },
  'inserts behind and removes': (text) => {
    text.after(toFont(text));
    text.remove();
  },
  'replaces twice': (text) => {
    const font = toFont(text);
    text.replaceWith(font);
    font.replaceWith(font.cloneNode(true));
  },
  wraps: (text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
    text.data = text.data.toUpperCase();
  },
};

for (const [name, translate] of Object.entries(translators)) {
  it(`texts that change are shown, and parts come and go, on a page that a translator ${name}`, async () => {
    const application = createRoot(root);
    await act(() => application.render(<Results count={3} />));
    for (const count of [2, 1, 3, 0, 3]) {
      texts().forEach(translate);
      await settle();
      await act(() => application.render(<Results count={count} />));
      await settle();
      const shown = root.textContent.toLowerCase();
      expect(shown).toBe(`${count} of 7 results${count > 1 ? 'more' : ''}${count > 2 ? ' and more' : ''}end`);
    }
    await act(() => application.unmount());
    expect(root.textContent).toBe('');
  });
}
