import {useEffect, useState} from 'react';
import {getDocsVersionSearchTag, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import movedPages from '@generated/publishing/default/moved-pages.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';
import {routeIn} from '@site/src/content/page-data/shared/siteVersion';
import {getSearchClient} from '@site/src/search/box/searchClient';
import {nearestRoute} from '@site/src/kit/shared/nearestRoute';
import {similarPages, type SimilarPage} from './similarPages';
import {readWantedPage, type WantedPage} from './wantedPage';

/** Enough for the page with the nearest address to be among them. */
const maxRows = 20;

async function findIn(version: GlobalVersion, wanted: WantedPage, searchedBaseUrl?: string): Promise<SimilarPage[]> {
  const routes = version.docs.map(({path}) => routeIn(version, path));
  const route = nearestRoute(wanted.route, routes);
  const isSame = route?.toLowerCase() === wanted.route.toLowerCase();
  const nearest = route === undefined ? undefined : [version.path, ...(route ? [route] : [])].join('/');
  if (searchedBaseUrl === undefined || wanted.query === '') return similarPages([], nearest, isSame);
  const tags = [getDocsVersionSearchTag('default', version.name), 'default'];
  const {rows} = await getSearchClient(searchedBaseUrl).search({query: wanted.query, tags, limit: maxRows});
  return similarPages(rows, nearest, isSame);
}

/**
 * Finds pages like the one the reader wanted: the newest version first, then the version that the address names. Known
 * only in the browser.
 *
 * @returns undefined until the search has answered
 */
export function useSimilarPages(): SimilarPage[] | undefined {
  const baseUrl = useBaseUrl('/');
  const versions = useVersions(undefined);
  // Hosted search has no index here.
  const isSearchLocal = useAllPluginInstancesData('search') !== undefined;
  const [pages, setPages] = useState<SimilarPage[]>();
  useEffect(() => {
    let isCurrent = true;
    const wanted = readWantedPage(window.location.pathname, baseUrl, movedPages);
    const searched = versions.filter(({isLast, name}) => isLast || name === wanted.version);
    void Promise.all(
      searched.map(async (version) => {
        const found = await findIn(version, wanted, isSearchLocal ? baseUrl : undefined);
        return found.map(({address, title}) => ({
          address,
          title: version.isLast ? title : `${title} (${version.label})`,
        }));
      }),
    ).then((found) => {
      if (isCurrent) setPages(found.flat());
    });
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, versions, isSearchLocal]);
  return pages;
}
