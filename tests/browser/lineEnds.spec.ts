import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {buildFolder} from '../../tools/buildFolder';
import {versions} from '../../src/kit/versions';
import {readSitemap} from '../dist/sitemaps';
import {locales, widths} from '../support/addresses';
import {expect, test} from '../support/fixtures';
import {nightly} from '../support/nightly';

/** Headings whose last line may be a single syllable, of all pages of the current version. */
const mostLoneSyllables = 5;

/** @returns the headings and footer links of a page whose text has several lines, and only one syllable on the last. */
function findLoneSyllables(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3), .footer__link-item')].flatMap((heading) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const syllables: {text: string; y: number}[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.parentElement?.closest('.glossary-names')) continue;
      for (const {0: text, index} of node.data.matchAll(/[^\s\u200b]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const {top, height} = range.getBoundingClientRect();
        if (height > 0) syllables.push({text, y: Math.round(top)});
      }
    }
    const last = syllables.at(-1);
    const isAlone = last && syllables.length > 1 && syllables.at(-2)!.y < last.y - 4;
    return isAlone ? [syllables.map(({text}) => text).join(' ')] : [];
  });
}

test('Vietnamese headings on a phone do not end in half a word', nightly, async ({page}) => {
  test.slow();
  const vietnamese = locales.find(({code}) => code === 'vi')!;
  const older = versions.flatMap(({path}) => (path ? [`/docs/${path}/`] : []));
  const addresses = readSitemap(
    readFileSync(resolve(buildFolder(), `.${vietnamese.pathPrefix}/sitemap.xml`), 'utf8'),
  ).filter((address) => !older.some((path) => `${address}/`.includes(path)));
  await page.setViewportSize({width: widths.phone, height: 740});
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    found.push(...(await page.evaluate(findLoneSyllables)).map((heading) => `${address}: ${heading}`));
  }
  expect(addresses.length).toBeGreaterThan(100);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(mostLoneSyllables);
});
