import type {SearchReply} from '../engine/searchEngine';
import {maxReportedLength, reportAfterMs} from '../shared/limits';

/** A query that did not lead straight to a page. Nothing of the reader; `guides/search.md` says how to collect it. */
export interface SearchReport {
  query: string;
  locale: string;
  tags: readonly string[];
  /** No page answers it; another page than the first was opened; or none, although the rows stood for a while. */
  outcome: 'nothing' | 'other' | 'left';
  /** Address of the page that was opened, without its heading. */
  page?: string;
}

type Asked = Pick<SearchReport, 'query' | 'locale' | 'tags'>;

/** E-mail addresses, and numbers of phones, documents and people. */
const personal = /\S@\S|\d([ .-]?\d){4}/;

let newest: Asked | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let report: ((outcome: SearchReport['outcome'], page?: string) => void) | undefined;
let hasStood = false;
/** Query of the newest report, or of the row that was opened last: a reader who comes back from a page repeats it. */
let lastQuery = '';

const toPage = (href: string | undefined): string | undefined => href?.replace(/[?#].*/, '');

/** @returns what to call with the reply to a query, which takes the place of the query before */
export function watchSearch(asked: Asked): (reply: SearchReply) => void {
  endSearch('');
  newest = asked;
  return ({rows, total, hasFailed}) => {
    if (newest !== asked || hasFailed) return;
    report = (outcome, page) => {
      const query = asked.query.trim();
      if (query === lastQuery) return;
      lastQuery = query;
      if (page && page === toPage(rows[0]?.href)) return;
      if (query.length > maxReportedLength || personal.test(query)) return;
      const detail: SearchReport = {...asked, query, outcome, page};
      const dispatch = (name: string) => window.dispatchEvent(new CustomEvent(name, {detail}));
      dispatch('docs:search-report');
      if (total === 0) dispatch('docs:search-without-result');
      // Google Analytics, where it is configured.
      const {gtag} = window as {gtag?: (...command: unknown[]) => void};
      const name = total === 0 ? 'search_without_result' : 'search_first_row_not_taken';
      gtag?.('event', name, {search_term: query, locale: asked.locale, page});
    };
    timer = setTimeout(() => {
      hasStood = true;
      if (total === 0) report?.('nothing');
    }, reportAfterMs);
  };
}

/** @param opened address of the row that the reader opens, empty for all rows on a page of their own; none if they leave */
export function endSearch(opened?: string): void {
  clearTimeout(timer);
  if (opened) report?.('other', toPage(opened));
  else if (opened === undefined && hasStood) report?.('left');
  newest = report = undefined;
  hasStood = false;
}
