import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {normalizeText} from '../shared/foldText';
import type {PageSection} from './buildIndex';

/** What a built page says. */
export interface PageText {
  title: string;
  description: string;
  /** Words the writer gave to find the page by. */
  keywords: string[];
  sections: PageSection[];
}

/**
 * Reads a built page with the parser of docusaurus-search-local.
 * @param isArticle whether the page is made by the docs plugin; other pages are one section.
 * @returns nothing for a page that asks not to be indexed.
 */
export function readSections(
  html: string,
  isArticle: boolean,
  route: string,
  ignoreCssSelectors: readonly string[],
): PageText | undefined {
  const parsed = parse(html, isArticle ? 'docs' : 'page', route, {
    ignoreCssSelectors: [...ignoreCssSelectors],
    forceIgnoreNoIndex: false,
  });
  if (!parsed) return undefined;
  return {
    title: cleanText(parsed.pageTitle),
    description: cleanText(parsed.description),
    keywords: parsed.keywords
      .split(',')
      .map(cleanText)
      .filter((keyword) => keyword !== ''),
    sections: parsed.sections.map(({title, hash, content}) => ({
      title: cleanText(title),
      hash,
      content: cleanText(content),
    })),
  };
}

/** Heading links carry a zero-width space, which would make a word of its own. */
function cleanText(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim();
}
