import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';
import {languages, sourceLocale, type LocaleCode} from '../../src/kit/locales';
import type {PerLocale} from '../../src/kit/perLocale';
import {versions} from '../../src/kit/versions';
import {runQuery} from '../../src/search/engine/runQuery';
import {normalizeText} from '../../src/search/shared/foldText';
import type {SearchPlace} from '../../tests/search/readIndexes';
import type {CountedReport} from './readReports';

/** A page that may get phrases. */
export interface NamedPage {
  locale: LocaleCode;
  /** Address below the version's base; of a page outside the docs, with a slash. */
  path: string;
  file: string;
  /** Its title and its phrases. */
  names: readonly string[];
}

/** What the suggestions are made from. */
export interface Site {
  /** Indexes of the current version, one place for each language. */
  places: readonly SearchPlace[];
  pages: readonly NamedPage[];
  /** Queries of which it is known that no page answers them. */
  unanswered: PerLocale<readonly string[]>;
}

/** A query that may become a phrase, with the number of its reports by reason. */
export interface Suggestion {
  query: string;
  locale: LocaleCode;
  count: number;
  reasons: Map<string, number>;
}

/** Queries for one page; no file for those that lead to none. */
export interface PageSuggestions {
  file: string | undefined;
  count: number;
  /** Most reports first. */
  phrases: Suggestion[];
}

const toKey = (text: string): string => normalizeText(text).toLowerCase().trim().replace(/\s+/g, ' ');

/** @returns the queries by the page that may want them as phrases, most reports first; those that lead to no page come last */
export function suggestPhrases(reports: readonly CountedReport[], site: Site): PageSuggestions[] {
  const suggestions = new Map<string, Suggestion>();
  const pages = new Map<string | undefined, PageSuggestions>();
  for (const report of reports) {
    const {locale, count} = report;
    const query = toKey(report.query);
    const {file, names, reason} = findPage({...report, query}, site);
    if (names.some((name) => toKey(name) === query)) continue;
    const page = pages.get(file) ?? {file, count: 0, phrases: []};
    const key = [file, locale, query].join('\n');
    const suggestion = suggestions.get(key) ?? {query, locale, count: 0, reasons: new Map<string, number>()};
    if (!suggestions.has(key)) page.phrases.push(suggestion);
    suggestion.reasons.set(reason, (suggestion.reasons.get(reason) ?? 0) + count);
    suggestion.count += count;
    page.count += count;
    suggestions.set(key, suggestion);
    pages.set(file, page);
  }
  for (const {phrases} of pages.values()) phrases.sort((a, b) => b.count - a.count);
  const isLast = ({file}: PageSuggestions): number => Number(file === undefined);
  return [...pages.values()].sort((a, b) => isLast(a) - isLast(b) || b.count - a.count);
}

interface Target {
  file: string | undefined;
  /** What needs no suggestion. */
  names: readonly string[];
  reason: string;
}

/** @returns the page that was opened, else the first that the search finds now, else none */
function findPage({query, locale, page, outcome}: CountedReport, {places, pages, unanswered}: Site): Target {
  const pageAt = (path: string | undefined): NamedPage | undefined =>
    pages.find((each) => each.locale === locale && each.path === path) ??
    pages.find((each) => each.locale === sourceLocale && each.path === path);
  const first = findFirst(
    query,
    places.find((place) => place.locale === locale),
  );
  const opened = page === '' ? undefined : pageAt(toPath(page));
  if (opened) {
    return {...opened, reason: `opened instead of the first row${opened.path === first ? ', which it is now' : ''}`};
  }
  const reason = outcome === 'other' || outcome === 'left' ? 'first row not taken' : 'nothing found';
  if (first === undefined) return {file: undefined, names: unanswered[locale] ?? [], reason};
  // The home page is no file with front matter.
  const {file = first, names = []} = pageAt(first) ?? {};
  return {file, names, reason: `${reason}, nearest page`};
}

/** @returns the path of the first page that answers a query; none if the rows are only the closest */
function findFirst(query: string, place: SearchPlace | undefined): string | undefined {
  const {results, isClosest} = runQuery(query, place?.indexes ?? [], {limit: 1});
  const [first] = results;
  return first && !isClosest ? place?.pathOf(first.document.sectionRoute) : undefined;
}

const prefix = `^(?:/(?:${languages.map(({code}) => code).join('|')}))?(?=/)`;
const older = versions.flatMap(({path}) => (path === '' ? [] : escapeRegExp(path)));
// In front of it there may be a language, and the base path of the deployment that readers used.
const docsBase = new RegExp(`^(?:/[\\w-]+)*?/docs(?:/(?:${older.join('|')}))?(?:/|$)`);

/** @returns the path of a page, given its address in any version, or that path */
function toPath(address: string): string {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*/, '');
  return path.replace(docsBase, '').replace(new RegExp(prefix), '');
}
