import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stalledAfterMs} from '../../shared/limits';
import {cancelZeroResultReport, reportZeroResults} from '../../client/reportZeroResults';
import type {SearchReply} from '../../engine/searchEngine';
import {getSearchClient} from '../../client/searchClient';

export interface SearchPageState {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Newest reply; none for an empty query. */
  reply: SearchReply | undefined;
  retry: () => void;
}

/** @returns all results of a query; those of the previous query remain until the new ones have arrived */
export function useSearchResults(query: string, tags: readonly string[]): SearchPageState {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<SearchPageState, 'retry'>>({status: 'idle', reply: undefined});
  const tagList = tags.join(' ');

  useEffect(() => {
    let isCurrent = true;
    const selected = tagList.split(' ');
    const stalled = setTimeout(() => setState((before) => ({...before, status: 'stalled'})), stalledAfterMs);
    const finish = (reply: SearchReply | undefined): void => {
      if (!isCurrent) return;
      clearTimeout(stalled);
      setState({status: reply?.hasFailed ? 'error' : 'idle', reply});
      if (reply?.total === 0 && !reply.hasFailed)
        reportZeroResults({query, locale: i18n.currentLocale, tags: selected});
    };
    cancelZeroResultReport();
    if (query.trim() === '') {
      finish(undefined);
    } else {
      setState((before) => ({...before, status: 'loading'}));
      void getSearchClient(baseUrl).search({query, tags: selected}).then(finish);
    }
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [query, tagList, baseUrl, i18n.currentLocale, attempt]);

  return {
    ...state,
    retry: () =>
      void getSearchClient(baseUrl)
        .retry()
        .then(() => setAttempt((count) => count + 1)),
  };
}
