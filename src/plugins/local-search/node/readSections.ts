import type {Element, ElementContent, Root} from 'hast';
import {normalizeText} from '../shared/foldText';
import type {PageSection} from './buildIndex';
import {findElements, readText, type FoundElement, type IsIgnored} from './pageText';

/** What a built page says. */
export interface PageText {
  title: string;
  description: string;
  /** Words the writer gave to find the page by. */
  keywords: string[];
  sections: PageSection[];
}

const readTags = new Set(['meta', 'title', 'main', 'h1', 'h2', 'h3']);

/**
 * @param isArticle whether the page is made by the docs plugin: it is read heading by heading, other pages as a whole
 * @returns null for a page that asks not to be indexed
 */
export function readSections(tree: Root, isArticle: boolean, isIgnored: IsIgnored): PageText | null {
  const found = findElements(tree, readTags, isIgnored);
  const first = (tagName: string): Element[] =>
    found.flatMap(({element}) => (element.tagName === tagName ? [element] : [])).slice(0, 1);
  const meta = (name: string): string => {
    const tag = found.find(({element}) => element.tagName === 'meta' && element.properties.name === name);
    return cleanText(String(tag?.element.properties.content ?? ''));
  };
  const textOf = (nodes: readonly ElementContent[]): string =>
    cleanText(nodes.map((node) => readText(node, isIgnored)).join(''));
  if (meta('robots').includes('noindex')) return null;

  const title = textOf([...first('h1'), ...first('title')].slice(0, 1));
  const headings = found.filter(({element, around}) => isHeading(element) && around.some(isTag('article')));
  return {
    title,
    description: meta('description'),
    keywords: meta('keywords')
      .split(',')
      .map(cleanText)
      .filter((keyword) => keyword !== ''),
    sections: isArticle
      ? headings.map((heading) => ({
          title: textOf(heading.element.children.filter((child) => !isHashLink(child))),
          hash: String(heading.element.children.find(isHashLink)?.properties.href ?? ''),
          content: textOf(elementsBelow(heading, headings, isIgnored)),
        }))
      : [{title, hash: '', content: textOf(first('main'))}],
  };
}

const isTag =
  (tagName: string) =>
  (element: Element): boolean =>
    element.tagName === tagName;

function isHeading({tagName}: Element): boolean {
  return ['h1', 'h2', 'h3'].includes(tagName);
}

function isHashLink(node: ElementContent): node is Element {
  return node.type === 'element' && [node.properties.className].flat().includes('hash-link');
}

/** @returns the elements that a heading is the heading of. */
function elementsBelow(heading: FoundElement, headings: readonly FoundElement[], isIgnored: IsIgnored): Element[] {
  const isPageTitle = heading === headings.find(({element}) => element.tagName === 'h1');
  const header = heading.around.at(-1);
  const isInHeader = isPageTitle && header?.tagName === 'header';
  const start = isInHeader ? {element: header, around: heading.around.slice(0, -1)} : heading;
  const next = siblingsOf(start, isIgnored).after;
  const end = next.findIndex(isHeading);
  if (end >= 0) return next.slice(0, end);
  if (!isPageTitle) return next;
  // The first heading may stand in a container: what comes before it there belongs to the page, like all before.
  for (const [place, container] of next.entries()) {
    const nested = headings.find(({around}) => around.includes(container));
    if (nested) return [...next.slice(0, place), ...siblingsOf(nested, isIgnored).before];
  }
  return next;
}

function siblingsOf({element, around}: FoundElement, isIgnored: IsIgnored): {before: Element[]; after: Element[]} {
  const nodes = around.at(-1)?.children ?? [];
  const all = nodes.filter((node): node is Element => node.type === 'element' && !isIgnored(node));
  const place = all.indexOf(element);
  return {before: all.slice(0, place), after: all.slice(place + 1)};
}

/** Heading links carry a zero-width space, which would make a word of its own. */
function cleanText(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim();
}
