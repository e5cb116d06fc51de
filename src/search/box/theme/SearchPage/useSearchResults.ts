import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {resultsPerStep, stalledAfterMs} from '../../../shared/limits';
import {endSearch, watchSearch} from '../../reportSearches';
import type {SearchReply} from '../../../engine/searchEngine';
import {getSearchClient} from '../../searchClient';

export interface SearchPageState {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Newest reply; none for an empty query. */
  reply: SearchReply | undefined;
  /** Pages on the screen, at most. */
  shown: number;
  showMore: () => void;
  retry: () => void;
}

/** @returns all results of a query; those of the previous query remain until the new ones have arrived */
export function useSearchResults(query: string, tags: readonly string[], isVerbatim: boolean): SearchPageState {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<SearchPageState, 'status' | 'reply' | 'shown'>>({
    status: 'idle',
    reply: undefined,
    shown: resultsPerStep,
  });
  const tagList = tags.join(' ');

  useEffect(() => void getSearchClient(baseUrl).forgetFailures(), [baseUrl]);
  useEffect(() => endSearch, []);

  useEffect(() => {
    let isCurrent = true;
    const selected = tagList.split(' ');
    const stalled = setTimeout(() => setState((before) => ({...before, status: 'stalled'})), stalledAfterMs);
    const finish = (status: 'idle' | 'error', reply?: SearchReply): void => {
      if (!isCurrent) return;
      clearTimeout(stalled);
      setState({status, reply, shown: resultsPerStep});
    };
    if (query.trim() === '') {
      endSearch();
      finish('idle');
    } else {
      const onReply = watchSearch({query, locale: i18n.currentLocale, tags: selected});
      setState((before) => ({...before, status: 'loading'}));
      getSearchClient(baseUrl)
        .search({query, tags: selected, isVerbatim})
        .then(
          (reply) => {
            finish('idle', reply);
            onReply(reply);
          },
          () => finish('error'),
        );
    }
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [query, tagList, isVerbatim, baseUrl, i18n.currentLocale, attempt]);

  const showMore = (): void => setState((before) => ({...before, shown: before.shown + resultsPerStep}));
  return {...state, showMore, retry: () => setAttempt((count) => count + 1)};
}
