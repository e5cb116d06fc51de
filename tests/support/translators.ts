import type {Page} from '@playwright/test';

/**
 * How programs that translate a page change it: Chrome's puts elements in the place of texts, other extensions insert
 * theirs first and then remove the text, Edge's and Safari's write into the text, Firefox's fills elements anew and takes
 * their children along, and bilingual ones add the translation behind the original.
 */
export const translatorKinds = ['replaces', 'inserts and removes', 'writes', 'fills anew', 'adds'] as const;
export type TranslatorKind = (typeof translatorKinds)[number];

/** What translations of the tests begin with. */
export const translated = '«';

/** Translates the page as it is now, and from then on whatever is new. To be run in the page. */
function translate(kind: TranslatorKind): void {
  const open = '«';
  const untouched = 'script, style, noscript, pre, code, kbd, svg, textarea, [translate=no]';
  const toFont = (text: string): Element => {
    const font = document.createElement('font');
    font.style.verticalAlign = 'inherit';
    const inner = font.cloneNode() as Element;
    inner.textContent = `${open}${text}»`;
    font.append(inner);
    return font;
  };
  const isDone = (text: Text): boolean =>
    text.data.trim() === '' || text.data.startsWith(open) || !!text.parentElement?.closest(`font, ${untouched}`);
  const ways: Record<TranslatorKind, (text: Text) => void> = {
    replaces: (text) => text.replaceWith(toFont(text.data)),
    'inserts and removes': (text) => {
      text.before(toFont(text.data));
      text.remove();
    },
    writes: (text) => {
      text.parentElement?.setAttribute('_msttexthash', '1');
      text.data = `${open}${text.data}»`;
    },
    'fills anew': ({parentElement}) => {
      const children = [...(parentElement?.childNodes ?? [])];
      parentElement?.replaceChildren();
      for (const child of children)
        parentElement?.append(child instanceof Text && !isDone(child) ? `${open}${child.data}»` : child);
    },
    adds: (text) => {
      const font = toFont(text.data);
      const next = text.nextSibling;
      if (next?.nodeName !== 'FONT') text.after(font);
      else if (next.textContent !== font.textContent) next.replaceWith(font);
    },
  };
  const run = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.isConnected && !isDone(text)) ways[kind](text);
  };
  document.documentElement.classList.add('translated-ltr');
  run();
  new MutationObserver(run).observe(document.body, {subtree: true, childList: true, characterData: true});
}

/** Lets a translator of this kind work on the page from now on. */
export function startTranslator(page: Page, kind: TranslatorKind): Promise<void> {
  return page.evaluate(translate, kind);
}

/** Lets a translator of this kind work on every page as soon as it is parsed. */
export async function startTranslatorEarly(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${translate.toString()})('${kind}'))`);
}
