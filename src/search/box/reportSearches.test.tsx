import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {SearchReply} from '../engine/searchEngine';
import {maxReportedLength, reportAfterMs} from '../shared/limits';
import {endSearch, watchSearch, type SearchReport} from './reportSearches';

const reports: SearchReport[] = [];
const empty: string[] = [];
const listen = (event: Event): void => void reports.push((event as CustomEvent<SearchReport>).detail);
const listenToEmpty = (event: Event): void => void empty.push((event as CustomEvent<SearchReport>).detail.query);

beforeEach(() => {
  vi.useFakeTimers();
  window.addEventListener('docs:search-report', listen);
  window.addEventListener('docs:search-without-result', listenToEmpty);
});
afterEach(() => {
  // So that no test knows the queries of another.
  show('');
  endSearch('/none');
  window.removeEventListener('docs:search-report', listen);
  window.removeEventListener('docs:search-without-result', listenToEmpty);
  reports.length = 0;
  empty.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const replyWith = (...hrefs: string[]): SearchReply => ({
  rows: hrefs.map((href) => ({href}) as SearchReply['rows'][number]),
  total: hrefs.length,
  isClosest: false,
  missing: [],
  correction: undefined,
  hasFailed: false,
});

const watch = (query: string) => watchSearch({query, locale: 'vi', tags: ['default']});

/** Shows the rows of a query, for as long as the reader reads them. */
function show(query: string, reply = replyWith('/docs/a', '/docs/a#part', '/docs/b'), forMs = reportAfterMs): void {
  watch(query)(reply);
  vi.advanceTimersByTime(forMs);
}

const queries = (): string[] => reports.map(({query}) => query);

it('reports a query without results once, when the reader has stopped typing', () => {
  show('ab', replyWith(), reportAfterMs - 1);
  show('abc', replyWith(), reportAfterMs - 1);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  show('abc ', replyWith());
  expect(reports).toEqual([{query: 'abc', locale: 'vi', tags: ['default'], outcome: 'nothing', page: undefined}]);
  expect(empty).toEqual(['abc']);
});

it('reports which page was opened instead of the first', () => {
  show('other page', undefined, 0);
  endSearch('/docs/b#end');
  expect(reports).toEqual([{query: 'other page', locale: 'vi', tags: ['default'], outcome: 'other', page: '/docs/b'}]);
  expect(empty).toEqual([]);
});

it('does not report that the first page was opened, nor one of its sections', () => {
  show('first page');
  endSearch('/docs/a');
  show('its section');
  endSearch('/docs/a#part');
  expect(reports).toEqual([]);
});

it('reports that no row was opened, if they stood for a while', () => {
  show('in a hurry', undefined, reportAfterMs - 1);
  endSearch();
  show('scrolled past');
  endSearch();
  endSearch();
  expect(reports.map(({query, outcome}) => [query, outcome])).toEqual([['scrolled past', 'left']]);
});

it('does not report that a reader leaves who has come back from a page', () => {
  show('opened before');
  endSearch('/docs/a');
  show('opened before');
  endSearch();
  expect(reports).toEqual([]);
});

it('does not report a query that the reader changes or repeats elsewhere, nor a late or incomplete reply', () => {
  show('changed');
  show('chang', replyWith(), 0);
  show('changed again');
  endSearch('');
  endSearch();
  const onReply = watch('late');
  endSearch();
  onReply(replyWith());
  show('incomplete', {...replyWith(), hasFailed: true});
  endSearch();
  expect(reports).toEqual([]);
});

it.each(['lan.nguyen@example.com', 'hd 00123', '0912 345 678', '090.123.4567', 'a'.repeat(maxReportedLength + 1)])(
  'does not report what may be about a person: %s',
  (query) => {
    show(query, replyWith());
    show(query);
    endSearch('/docs/b');
    expect(reports).toEqual([]);
  },
);

it.each(['HTTP 401', '2.3.0', '@ mention', 'nghị định 337/2024', 'a'.repeat(maxReportedLength)])(
  'reports other signs and numbers: %s',
  (query) => {
    show(query, replyWith());
    expect(queries()).toEqual([query]);
  },
);

it('reports to analytics where they are configured', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  show('khong co', replyWith());
  show('mau hop dong');
  endSearch('/vi/docs/b');
  expect(gtag.mock.calls).toEqual([
    ['event', 'search_without_result', {search_term: 'khong co', locale: 'vi'}],
    ['event', 'search_first_row_not_taken', {search_term: 'mau hop dong', locale: 'vi', page: '/vi/docs/b'}],
  ]);
});
