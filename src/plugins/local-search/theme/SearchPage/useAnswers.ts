import {useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {stalledAfterMs} from '../../shared/limits';
import {cancelZeroResultReport, reportZeroResults} from '../../client/reportZeroResults';
import type {SearchReply} from '../../client/searchEngine';
import {getSearchClient} from '../../client/searchClient';
import {useSearchSettings} from '../../client/useSearchSettings';

export interface Answers {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** None for an empty query. */
  reply: SearchReply | undefined;
  retry: () => void;
}

/** @returns all answers to a query; those of the query before stay until the new ones are there. */
export function useAnswers(query: string, tags: readonly string[]): Answers {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {indexDocSidebarParentCategories: usesParents} = useSearchSettings();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Answers, 'retry'>>({status: 'idle', reply: undefined});
  const tagList = tags.join(' ');

  useEffect(() => {
    let isCurrent = true;
    const wanted = tagList.split(' ');
    const stalled = setTimeout(() => setState((before) => ({...before, status: 'stalled'})), stalledAfterMs);
    const finish = (reply: SearchReply | undefined): void => {
      if (!isCurrent) return;
      clearTimeout(stalled);
      setState({status: reply?.hasFailed ? 'error' : 'idle', reply});
      if (reply?.total === 0 && !reply.hasFailed) reportZeroResults({query, locale: i18n.currentLocale, tags: wanted});
    };
    cancelZeroResultReport();
    if (query.trim() === '') {
      finish(undefined);
    } else {
      setState((before) => ({...before, status: 'loading'}));
      void getSearchClient(baseUrl).search({query, tags: wanted, usesParents}).then(finish);
    }
    return () => {
      isCurrent = false;
      clearTimeout(stalled);
    };
  }, [query, tagList, baseUrl, usesParents, i18n.currentLocale, attempt]);

  return {
    ...state,
    retry: () =>
      void getSearchClient(baseUrl)
        .retry()
        .then(() => setAttempt((count) => count + 1)),
  };
}
