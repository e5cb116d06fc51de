import {type ReactNode, useEffect, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Search} from 'lucide-react';
import {hydrateOnLoad} from '../../../../kit/shared/domContract';
import {maxQueryLength} from '../../../shared/limits';
import {placeholder, searchName, versionName} from '../../texts';
import {useSearchScope} from '../../useSearchScope';
import MainTasks from './MainTasks';
import SearchResults from './SearchResults';
import WithoutScript from './WithoutScript';
import {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

/** The query is written to the address when the reader has not typed for so long. */
const addressDelayMs = 250;

function titleFor(query: string): string {
  return query === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      );
}

/**
 * All results of a search. The address holds query and version, so that it can be bookmarked and shared; the input has
 * a state of its own, because a change of the address would disturb an input method.
 */
function SearchPageContent(): ReactNode {
  const [typedQuery, setAddressQuery] = useQueryString('q');
  const addressQuery = typedQuery.slice(0, maxQueryLength);
  const [addressVersion, setAddressVersion] = useQueryString('version');
  const [query, setQuery] = useState(addressQuery);
  const [lastAddressQuery, setLastAddressQuery] = useState(addressQuery);
  const scope = useSearchScope(addressVersion);
  const [verbatim, setVerbatim] = useState('');
  const results = useSearchResults(query, scope.tags, query === verbatim);

  // Back, Forward and links to this page change the address; the input follows.
  if (addressQuery !== lastAddressQuery) {
    setLastAddressQuery(addressQuery);
    if (addressQuery !== query.trim()) setQuery(addressQuery);
  }

  // Back leads to the query the reader came with; queries typed here replace each other in the history.
  const lastTyped = useRef('');
  useEffect(() => {
    const typed = query.trim();
    if (typed === addressQuery) return undefined;
    const timer = setTimeout(() => {
      const isOurs = addressQuery === lastTyped.current;
      lastTyped.current = typed;
      setAddressQuery(typed, {push: !isOurs});
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [query, addressQuery, setAddressQuery]);

  return (
    <>
      <PageMetadata
        title={titleFor(addressQuery)}
        description={translate({
          id: 'site.search.description',
          message:
            'Search the guides, the API reference, the answers and the release notes, in the version of the platform that you use.',
          description: 'Description of the search page for search engines and link previews',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <main className={`container margin-vert--lg ${styles.page}`}>
        {/* Without the query: a longer title would move the input while the reader types. */}
        <Heading as="h1">{titleFor('')}</Heading>
        <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
          <label className={styles.field}>
            <Search aria-hidden size={20} />
            <input
              className={styles.input}
              type="search"
              name="q"
              value={query}
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-label={searchName()}
              placeholder={placeholder()}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </label>
          <select
            className={styles.version}
            aria-label={versionName()}
            value={scope.selected.name}
            onChange={(event) => setAddressVersion(event.currentTarget.value)}
          >
            {scope.versions.map(({name, label}) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <WithoutScript />
        {query.trim() === '' && <MainTasks scope={scope} />}
        <SearchResults
          query={query}
          state={results}
          scope={scope}
          onVersion={setAddressVersion}
          onQuery={(text, isVerbatim) => {
            setVerbatim(isVerbatim ? text : '');
            setQuery(text);
          }}
        />
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
