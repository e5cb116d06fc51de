import {maxSectionLinks} from '../shared/limits';
import {findTerms, matcherOf, type TextRange} from '../shared/matchTerms';
import type {SearchDocument} from '../shared/searchTypes';
import {makeExcerpt} from './makeExcerpt';
import type {SearchResult} from './runQuery';
import {trailSeparator} from './trailSeparator';

/** A result as box and page show it. Plain data: it comes from the worker. */
export type ResultRow = {
  kind: 'page' | 'section';
  href: string;
  title: string;
  /** Where the page stands in the sidebar, and the section if the row leads into one. */
  trail: string[];
  excerpt: string;
  terms: string[];
  /** Where the terms stand, worked out here so that the box need not know how words are compared. */
  marks: {title: TextRange[]; trail: TextRange[]; excerpt: TextRange[]};
  /** Label of the docs version, empty outside docs. */
  version: string;
  score: number;
};

function withMarks(row: Omit<ResultRow, 'marks'>): ResultRow {
  const matches = matcherOf(row.terms);
  const marks = {
    title: findTerms(row.title, matches),
    trail: findTerms(row.trail.join(trailSeparator), matches),
    excerpt: findTerms(row.excerpt, matches),
  };
  return {...row, marks};
}

function pageRow({index, document, terms, score}: SearchResult): ResultRow {
  const isSection = document.sectionRoute.includes('#');
  return withMarks({
    kind: 'page',
    href: document.sectionRoute,
    title: document.pageTitle,
    trail: isSection ? [...document.sidebarParentCategories, document.sectionTitle] : document.sidebarParentCategories,
    excerpt: makeExcerpt(document.content, index.tokensOf(document.id), matcherOf(terms)),
    terms,
    version: index.version,
    score,
  });
}

function sectionRow(document: SearchDocument, {index, terms, score}: SearchResult): ResultRow {
  return withMarks({
    kind: 'section',
    href: document.sectionRoute,
    title: document.sectionTitle,
    trail: [document.pageTitle],
    excerpt: makeExcerpt(document.content, index.tokensOf(document.id), matcherOf(terms)),
    terms,
    version: index.version,
    score,
  });
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
