import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';

/** Parts of DejaVu that hold the letters of both languages and the signs of the site (`fonts/LICENSE.txt`). */
export const pictureFonts = [
  {family: 'Picture Sans', weight: '400', file: 'DejaVuSans.woff2'},
  {family: 'Picture Sans', weight: '700', file: 'DejaVuSans-Bold.woff2'},
  {family: 'Picture Mono', weight: '400', file: 'DejaVuSansMono.woff2'},
].map(({file, ...face}) => ({...face, data: readFileSync(resolve(__dirname, 'fonts', file)).toString('base64')}));

/**
 * Runs in the page: draws it with fonts of the tests, whatever fonts the machine has, so that pictures can be compared
 * everywhere. Neither the fonts nor the styles are loaded from anywhere, so the policy of the site permits them.
 */
export async function useOwnFonts(fonts: typeof pictureFonts): Promise<void> {
  for (const element of document.querySelectorAll('body *')) {
    element.toggleAttribute('data-monospace', getComputedStyle(element).fontFamily.includes('monospace'));
  }
  for (const {family, weight, data} of fonts) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(family, bytes, {weight}).load());
  }
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    *, ::before, ::after { font-family: 'Picture Sans' !important; }
    [data-monospace], [data-monospace]::before, [data-monospace]::after { font-family: 'Picture Mono' !important; }
  `);
  document.adoptedStyleSheets = [styles];
  await document.fonts.ready;
}
