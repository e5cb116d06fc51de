import {maxSectionLinks} from '../shared/limits';
import {matcherOf} from '../shared/matchTerms';
import type {SearchDocument} from '../shared/searchTypes';
import {makeExcerpt} from './makeExcerpt';
import type {SearchResult} from './runQuery';

/** A result as box and page show it. Plain data: it comes from the worker. */
export type ResultRow = {
  kind: 'page' | 'section';
  href: string;
  title: string;
  /** Where the page stands in the sidebar, and the section if the row leads into one. */
  trail: string[];
  excerpt: string;
  terms: string[];
  /** Label of the docs version, empty outside docs. */
  version: string;
  score: number;
};

function pageRow({index, document, terms, score}: SearchResult): ResultRow {
  const isSection = document.sectionRoute.includes('#');
  return {
    kind: 'page',
    href: document.sectionRoute,
    title: document.pageTitle,
    trail: isSection ? [...document.sidebarParentCategories, document.sectionTitle] : document.sidebarParentCategories,
    excerpt: makeExcerpt(document.content, index.tokensOf(document.id), matcherOf(terms)),
    terms,
    version: index.version,
    score,
  };
}

function sectionRow(document: SearchDocument, {index, terms, score}: SearchResult): ResultRow {
  return {
    kind: 'section',
    href: document.sectionRoute,
    title: document.sectionTitle,
    trail: [document.pageTitle],
    excerpt: makeExcerpt(document.content, index.tokensOf(document.id), matcherOf(terms)),
    terms,
    version: index.version,
    score,
  };
}

/**
 * @param limit rows altogether. Pages come first in claim: the first page may keep its section links, the
 * others get what room is left.
 * @returns pages in order, each followed by its section links.
 */
export function toRows(results: readonly SearchResult[], limit = Number.POSITIVE_INFINITY): ResultRow[] {
  const sectionsOf = results.map(({sections}) => sections.slice(0, maxSectionLinks));
  const pageCount = Math.min(results.length, Math.max(1, limit - (sectionsOf[0]?.length ?? 0)));
  let room = limit - pageCount;
  return results.slice(0, pageCount).flatMap((result, place) => {
    const sections = (sectionsOf[place] ?? []).slice(0, Math.max(0, room));
    room -= sections.length;
    return [pageRow(result), ...sections.map((section) => sectionRow(section, result))];
  });
}
