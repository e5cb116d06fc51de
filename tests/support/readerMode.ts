import {readFileSync} from 'node:fs';
import type {Readability as ReadabilityClass} from '@mozilla/readability';
import type {Page} from '@playwright/test';

/** In the page, once the library is there. */
declare const Readability: typeof ReadabilityClass;

/** What is no text: navigation, controls, decoration, and what is said of a page rather than by it. */
const notText =
  'nav, button, fieldset, form, script, style, svg, template, noscript, footer, [hidden], [aria-hidden=true], ' +
  '[data-search-ignore], [data-not-text], .hash-link, .theme-doc-version-badge, .theme-doc-version-banner';

/** Readability takes nothing shorter for an article: it then returns the longest text of the page, whatever that is. */
const shortest = 500;

/** So much of a page's text is kept, at least; the rest is letters on drawings and a control here and there. */
const leastShare = 0.95;

const readability = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

interface Reading {
  length: number;
  share: number;
  lost: string[];
  lostHeadings: string[];
  byline: string | null;
  articles: number;
}

/** Runs in the page. */
async function read({address, notText: selector}: {address: string; notText: string}): Promise<Reading> {
  const html = await (await fetch(address)).text();
  const parse = (markup: string): Document => new DOMParser().parseFromString(markup, 'text/html');
  const squeeze = (text: string | null): string => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const textsOf = (root: Node): string[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) texts.push(squeeze(walker.currentNode.textContent));
    return texts.filter((text) => text !== '');
  };
  const headingsOf = (root: ParentNode): string[] =>
    [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({textContent}) => squeeze(textContent));
  const without = (wanted: string[], kept: string[], title: string): string[] => {
    const counts = new Map<string, number>();
    for (const text of kept) counts.set(text, (counts.get(text) ?? 0) + 1);
    return wanted.filter((text) => {
      const count = counts.get(text) ?? 0;
      counts.set(text, count - 1);
      return count < 1 && !title.includes(text);
    });
  };
  const original = parse(html);
  const articles = original.querySelectorAll('article').length;
  for (const element of original.querySelectorAll(selector)) element.remove();
  const source = original.querySelector('article') ?? original.querySelector('main') ?? original.body;
  const article = new Readability(parse(html)).parse();
  const view = parse(article?.content ?? '');
  const title = article?.title ?? '';
  const texts = textsOf(source);
  const lengthOf = (list: string[]): number => list.reduce((sum, text) => sum + text.length, 0);
  const lost = without(texts, textsOf(view.body), title);
  return {
    length: lengthOf(texts),
    share: 1 - lengthOf(lost) / Math.max(1, lengthOf(texts)),
    lost,
    lostHeadings: without(headingsOf(source), headingsOf(view), title),
    byline: article?.byline ?? null,
    articles,
  };
}

/**
 * Reads pages as Firefox's reader view and many assistants do, with the same library.
 *
 * @param page where a page of the site is open
 * @returns one line for each page of which text is lost, and how many pages were long enough to be read
 */
export async function readInReaderMode(
  page: Page,
  addresses: readonly string[],
): Promise<{count: number; problems: string[]}> {
  await page.evaluate(readability);
  const problems: string[] = [];
  let count = 0;
  for (const address of addresses) {
    const {length, share, lost, lostHeadings, byline, articles} = await page.evaluate(read, {address, notText});
    const isLong = length >= shortest;
    if (isLong) count += 1;
    const found = [
      ...(isLong && share < leastShare
        ? [`${Math.floor(share * 100)} % of the text is kept; lost is "${lost.join(' ').slice(0, 80)}"`]
        : []),
      ...(isLong && lostHeadings.length > 0 ? [`lost headings: ${lostHeadings.join(', ')}`] : []),
      ...(byline ? [`"${byline}" is taken for its author`] : []),
      ...(articles > 1 ? [`${articles} articles`] : []),
    ];
    problems.push(...found.map((problem) => `${address}: ${problem}`));
  }
  return {count, problems};
}
