import {maxSectionLinks} from '../shared/limits';
import type {SearchDocument} from '../shared/searchTypes';
import {wordsOf} from '../shared/tokenize';
import {nearest} from './chooseSection';
import {chooseMarks, findRuns, makeExcerpt, matcherOf, plainTerms, type TextRange} from './marks';
import {areaOf, type Area} from './rowArea';
import type {SearchResult} from './runQuery';
import type {SearchIndex} from './searchIndex';

/** A result as box and page show it. Plain data, because it comes from a worker. */
export type ResultRow = {
  kind: 'page' | 'section';
  href: string;
  title: string;
  /** Undefined for pages of no area, such as the introduction. */
  area: Area | undefined;
  /** Breadcrumbs: the group, and the section if the row leads to one. */
  trail: string;
  /** The request of an API operation, such as `GET /api/users`; empty for other pages. */
  request: string;
  excerpt: string;
  /**
   * Why the page is a row although no text of it shows a word of the query: what its readers call it, or words that only
   * its samples have; otherwise empty.
   */
  related: string;
  /** The words to mark on the page: for each word of the query, in their order, how the page writes it (`toTerm`). */
  terms: string[];
  /** Where the terms are, so that the interface does not need the code that compares words. */
  marks: Record<'title' | 'trail' | 'request' | 'excerpt', TextRange[]>;
  /** Label of the docs version, empty outside docs. */
  version: string;
  score: number;
};

const separator = ' › ';

/** @param breadcrumbs sidebar categories or page above, and the section if the row leads to one */
function toRow(
  kind: ResultRow['kind'],
  title: string,
  breadcrumbs: readonly string[],
  {content, id, sectionRoute}: SearchDocument,
  {index, terms, score, query}: Omit<SearchResult, 'document' | 'sections'>,
): ResultRow {
  const termsOf = matcherOf(terms);
  const {path = '', request = '', phrases = []} = index.pages[index.pageOf[id] ?? -1] ?? {};
  const trail = breadcrumbs.join(separator);
  const excerpt = makeExcerpt(content, index.tokensOf(id), termsOf);
  const ranges = chooseMarks(
    [title, trail, request, excerpt].map((text) => findRuns(text, termsOf)),
    terms,
  );
  const [ofTitle = [], ofTrail = [], ofRequest = [], ofExcerpt = []] = ranges;
  const isMarked = ranges.some(({length}) => length > 0);
  return {
    kind,
    href: sectionRoute,
    title,
    area: index.version === '' && path === '' ? 'home' : areaOf(path),
    trail,
    request,
    excerpt,
    related:
      kind === 'section' || isMarked ? '' : (nearest(phrases, query, index, wordsOf) ?? plainTerms(terms).join(' ')),
    terms,
    marks: {title: ofTitle, trail: ofTrail, request: ofRequest, excerpt: ofExcerpt},
    version: index.version,
    score,
  };
}

function pageRow(result: SearchResult): ResultRow {
  const {pageTitle, sectionTitle, sectionRoute, sidebarParentCategories} = result.document;
  const section = sectionRoute.includes('#') ? [sectionTitle] : [];
  return toRow('page', pageTitle, [...sidebarParentCategories, ...section], result.document, result);
}

/**
 * @param limit rows altogether. The first page keeps its section links; the sections of other pages get the rows that
 *   are left when every page has one.
 * @returns a row for each page, each followed by its section links
 */
export function toResultRows(results: readonly SearchResult[], limit = Number.POSITIVE_INFINITY): ResultRow[] {
  const sectionsOf = results.map(({sections}) => sections.slice(0, maxSectionLinks));
  const pageCount = Math.min(results.length, Math.max(1, limit - (sectionsOf[0]?.length ?? 0)));
  let left = limit - pageCount;
  return results.slice(0, pageCount).flatMap((result, position) => {
    const sections = (sectionsOf[position] ?? []).slice(0, Math.max(0, left));
    left -= sections.length;
    return [
      pageRow(result),
      ...sections.map((section) => toRow('section', section.sectionTitle, [section.pageTitle], section, result)),
    ];
  });
}

/**
 * @param path route of the page that the reader is on, below the version's base
 * @returns a row without an excerpt for each main task of the innermost folder that has some
 */
export function toTaskRows(index: SearchIndex, path: string): ResultRow[] {
  const folder = Object.keys(index.mainTasks)
    .filter((each) => each === '' || path === each || path.startsWith(`${each}/`))
    .reduce((innermost, each) => (each.length > innermost.length ? each : innermost), '');
  return (index.mainTasks[folder] ?? []).flatMap((task) => {
    const document = index.documents[index.pages.find((page) => page.path === task)?.first ?? -1];
    if (!document || task === path) return [];
    const {pageTitle, sidebarParentCategories} = document;
    return [
      toRow(
        'page',
        pageTitle,
        sidebarParentCategories,
        {...document, content: ''},
        {index, terms: [], score: 0, query: []},
      ),
    ];
  });
}
