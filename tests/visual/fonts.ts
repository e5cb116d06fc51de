import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Page} from '@playwright/test';

/** Parts of DejaVu that hold the letters of both languages and the signs of the site (`fonts/LICENSE.txt`). */
const faces = [
  {family: 'Picture Sans', weight: 400, file: 'DejaVuSans.woff2'},
  {family: 'Picture Sans', weight: 700, file: 'DejaVuSans-Bold.woff2'},
  {family: 'Picture Mono', weight: 400, file: 'DejaVuSansMono.woff2'},
] as const;

function toFontFace({family, weight, file}: (typeof faces)[number]): string {
  const data = readFileSync(resolve(__dirname, 'fonts', file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); }`;
}

const styles = `${faces.map(toFontFace).join('\n')}
  *, ::before, ::after { font-family: 'Picture Sans' !important; }
  [data-monospace], [data-monospace]::before, [data-monospace]::after { font-family: 'Picture Mono' !important; }`;

/** Draws a page with fonts of the tests, whatever fonts the machine has: pictures can be compared everywhere. */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body *')) {
      element.toggleAttribute('data-monospace', getComputedStyle(element).fontFamily.includes('monospace'));
    }
  });
  await page.addStyleTag({content: styles});
  await page.evaluate(() => document.fonts.ready);
}
