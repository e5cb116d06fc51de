import {useRef, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {createStorageSlot, useEvent} from '@docusaurus/theme-common';
import {savesData} from '../../../../kit/browser/savesData';
import {pageName} from '../../areaName';
import {openResult} from '../../openResult';
import {isKnownPage} from '../../isKnownPage';
import {addRecentPage, addRecentSearch, readRecentPages, readRecentSearches} from '../../recentSearches';
import {loadEngine} from '../../loadEngine';
import {endSearch, watchSearch} from '../../reportSearches';
import type {SearchReply} from '../../../engine/searchEngine';
import type {PageLink} from '../../../shared/searchTypes';
import {getSearchClient} from '../../searchClient';
import {
  createSearchMachine,
  initialView,
  isResult,
  type SearchMachine,
  type SearchRow,
  type SearchView,
} from '../../searchState';
import {useMainTasks} from '../../useMainTasks';
import {useSearchScope, type SearchScope} from '../../useSearchScope';
import {useCommands} from './useCommands';

export interface DialogSearch {
  view: SearchView;
  machine: SearchMachine;
  scope: SearchScope;
  choose: (row: SearchRow) => void;
  /** @param isVerbatim whether slips are not to be corrected */
  searchFor: (query: string, isVerbatim: boolean) => void;
  /** Searches again, after the engine could not be loaded. */
  retry: () => void;
  /** Loads the indexes, also those that could not be loaded before. */
  renew: () => void;
  selectVersion: (name: string) => void;
  /** The reader has just copied the address of the page. */
  isCopied: boolean;
  /** Address of the page with all results. */
  searchPage: (query: string) => string;
}

type Slot = ReturnType<typeof createStorageSlot>;

/** What was searched and opened in a language: titles, words and addresses of one are of no use in another. */
const slotsIn = (locale: string) =>
  ['recent', 'pages'].map((name) => createStorageSlot(`site.search.${name}.${locale}`)) as [Slot, Slot];

/** Connects the state machine with the engine, the router and the recent searches in local storage. */
export function useSearchMachine(onClose: () => void): DialogSearch {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {maxSearchResults} = usePluginData('search') as {maxSearchResults: number};
  const history = useHistory();
  const scope = useSearchScope();
  const [view, setView] = useState<SearchView>(initialView);
  const client = getSearchClient(baseUrl);
  const [recent, recentPages] = slotsIn(i18n.currentLocale);
  const commands = useCommands(scope);
  const tasks = useMainTasks(scope);
  /** The query that the reader wants as it is. */
  const verbatim = useRef('');
  // Unlike encodeURIComponent, it accepts every string, also half an emoji.
  const searchPage = (query: string): string =>
    `${baseUrl}search?${new URLSearchParams({q: query, version: scope.selected.name}).toString()}`;

  const rememberPage = (page: PageLink): void =>
    recentPages.set(JSON.stringify(addRecentPage(readRecentPages(recentPages.get()), page)));

  const remember = useEvent((row: SearchRow, query: string): void => {
    if (!isResult(row)) return;
    endSearch(row.href);
    recent.set(JSON.stringify(addRecentSearch(readRecentSearches(recent.get()), query)));
    rememberPage({title: pageName(row), href: row.href});
  });

  const choose = useEvent((row: SearchRow, query: string, machine: SearchMachine): void => {
    if (row.kind === 'recent') {
      machine.setQuery(row.value);
      void machine.refresh();
    } else if (row.kind === 'clear-recent') {
      i18n.locales.flatMap(slotsIn).forEach((slot) => slot.del());
      void machine.refresh();
    } else if (row.kind === 'recent-page' || row.kind === 'task') {
      rememberPage({title: row.value, href: row.href});
      machine.setIsOpen(false);
      history.push(row.href);
    } else if (row.kind === 'command') {
      endSearch('');
      // What was copied is said in its row.
      if (row.id !== 'copy-link') machine.setIsOpen(false);
      row.run();
    } else if (isResult(row)) {
      remember(row, query);
      machine.setIsOpen(false);
      openResult(history, row);
    }
  });

  const suggest = useEvent((): SearchRow[] => {
    endSearch();
    const toRow = (kind: 'recent-page' | 'task', {title, href}: PageLink): SearchRow => ({kind, href, value: title});
    // A later build may lack a page.
    const pages = readRecentPages(recentPages.get()).filter(({href}) => isKnownPage(href));
    const queries = readRecentSearches(recent.get()).map((query): SearchRow => ({
      kind: 'recent',
      href: searchPage(query),
      value: query,
    }));
    const rows = [...pages.map((page) => toRow('recent-page', page)), ...queries];
    const clear: SearchRow = {kind: 'clear-recent', href: `${baseUrl}search`, value: ''};
    return [
      ...rows,
      ...(rows.length > 0 ? [clear] : []),
      ...tasks.map((task) => toRow('task', task)),
      ...commands.list(),
    ];
  });

  const search = useEvent(async (query: string, taken: number): Promise<SearchReply> => {
    const onReply = watchSearch({query, locale: i18n.currentLocale, tags: scope.tags});
    const limit = maxSearchResults - taken;
    const reply = await client.search({query, tags: scope.tags, limit, isVerbatim: query === verbatim.current});
    onReply(reply);
    return reply;
  });

  const close = useEvent(() => {
    endSearch();
    onClose();
  });
  const listCommands = useEvent(commands.list);
  const [machine] = useState(() =>
    createSearchMachine({suggest, search, commands: listCommands, choose, remember, change: setView, close}),
  );

  return {
    view,
    machine,
    scope,
    choose: (row) => choose(row, view.query, machine),
    searchFor(query, isVerbatim) {
      verbatim.current = isVerbatim ? query : '';
      machine.setQuery(query);
      void machine.refresh();
    },
    retry: () => void machine.refresh(),
    renew: () => void client.forgetFailures().then(() => savesData() || loadEngine(baseUrl, scope.tags)),
    selectVersion(name) {
      scope.select(name);
      // After the next render, when the machine searches the new version.
      setTimeout(() => void machine.refresh());
    },
    isCopied: commands.isCopied,
    searchPage,
  };
}
