import {normalizeText} from '../shared/foldText';
import {maxSectionLinks} from '../shared/limits';
import type {SearchDocument} from '../shared/searchTypes';
import {tokenize, wordsOf} from '../shared/tokenize';
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
   * Why the page is a row although no text of it shows a word of the query: the part of the query that its readers call it,
   * or that only its samples have; otherwise empty.
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

/**
 * Nothing that the reader did not type, for other words make no sense to them.
 *
 * @returns the part of a query with the words of a text; all of it if the text has only other words for the same thing
 */
function typedPart(query: string, text: string, {stopWords}: SearchIndex): string {
  const typed = normalizeText(query).replace(/\s+/g, ' ').trim();
  const said = new Set(wordsOf(text).map(({stem}) => stem));
  const found = tokenize(typed).filter(({whole, parts}) =>
    [...(whole ? [whole] : []), ...parts].some(({stem, exact}) => said.has(stem) && !stopWords.has(exact)),
  );
  return typed.slice(found[0]?.start, found.at(-1)?.end);
}

/** @returns why a page is a row that marks no word; empty if nothing says it, as of a single letter */
function relatedTo({index, query, terms, typed}: RowFacts, phrases: readonly string[]): string {
  const text =
    nearest(phrases, query, index, wordsOf) ??
    plainTerms(terms)
      .filter(({length}) => length > 1)
      .join(' ');
  return text === '' ? '' : typedPart(typed, text, index);
}

/** @returns the address of a section, or of the field in it that has the name */
function addressOf({sectionRoute, content}: SearchDocument, {isField, terms}: RowFacts): string {
  const [name = ''] = plainTerms(terms);
  const field = isField && /^\w+$/.test(name) && new RegExp(`\\b${name}\\b`, 'i').exec(content)?.[0];
  return field ? `${sectionRoute}-${field}` : sectionRoute;
}

type RowFacts = Omit<SearchResult, 'document' | 'sections'>;

/** @param breadcrumbs sidebar categories or page above, and the section if the row leads to one */
function toRow(
  kind: ResultRow['kind'],
  title: string,
  breadcrumbs: readonly string[],
  document: SearchDocument,
  facts: RowFacts,
): ResultRow {
  const {content, id} = document;
  const {index, terms, score} = facts;
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
    href: addressOf(document, facts),
    title,
    area: index.version === '' && path === '' ? 'home' : areaOf(path),
    trail,
    request,
    excerpt,
    related: kind === 'section' || isMarked ? '' : relatedTo(facts, phrases),
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
      ...sections.map((section) =>
        toRow('section', section.sectionTitle, [section.pageTitle], section, {...result, isField: false}),
      ),
    ];
  });
}
