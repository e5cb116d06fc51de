import {useEffect, useState} from 'react';
import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {askElsewhereAfterMs} from '../shared/limits';
import {getSearchClient} from './searchClient';
import type {SearchScope} from './useSearchScope';

/** Another version or language that has an answer. */
export interface Elsewhere {
  label: string;
  /** Address of its search page with the query. */
  href: string;
  /** Whether the router knows the address: another language is another application. */
  isSameSite: boolean;
}

interface Place extends Elsewhere {
  baseUrl: string;
  version: string;
}

/** @returns the other versions, and the same version in the other languages */
function usePlaces(query: string, {versions, selected}: SearchScope): Place[] {
  const {i18n, siteConfig} = useDocusaurusContext();
  const placeAt = (baseUrl: string, version: string, label: string, isSameSite: boolean): Place => ({
    label,
    href: `${baseUrl}search?${new URLSearchParams({q: query, version}).toString()}`,
    isSameSite,
    baseUrl,
    version,
  });
  return [
    ...versions
      .filter(({name}) => name !== selected.name)
      .map(({name, label}) => placeAt(siteConfig.baseUrl, name, label, true)),
    ...i18n.locales
      .filter((code) => code !== i18n.currentLocale)
      .map((code) => {
        const {label, baseUrl} = i18n.localeConfigs[code]!;
        return placeAt(baseUrl, selected.name, label, false);
      }),
  ];
}

/** Loads the indexes of other versions and languages for a query that found nothing, once the reader stops typing. */
export function useElsewhere(query: string, scope: SearchScope, isWanted: boolean): Elsewhere[] {
  const places = usePlaces(query, scope);
  const key = isWanted ? places.map(({href}) => href).join(' ') : '';
  const [answer, setAnswer] = useState<{key: string; found: Elsewhere[]}>({key: '', found: []});
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const asked = places.map(async (place) => {
        const tags = [getDocsVersionSearchTag('default', place.version)];
        const reply = await getSearchClient(place.baseUrl).search({query, tags, limit: 1});
        return reply.total > 0 ? [place] : [];
      });
      void Promise.all(asked.map((each) => each.catch(() => []))).then((found) => {
        if (isCurrent) setAnswer({key, found: found.flat()});
      });
    }, askElsewhereAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // The key holds everything the places depend on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return answer.key === key ? answer.found : [];
}
