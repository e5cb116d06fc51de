import {type ReactNode, useRef} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {openResult} from '../../openResult';
import {useStatusText} from '../../useStatusText';
import type {ResultRow} from '../../../engine/resultRows';
import type {SearchScope} from '../../useSearchScope';
import NoResultsAdvice from '../NoResultsAdvice';
import SearchFailure from '../SearchFailure';
import SpellingNotice from '../SpellingNotice';
import SearchRow from '../SearchRow';
import type {SearchPageState} from './useSearchResults';
import styles from './styles.module.css';

interface Props {
  query: string;
  state: SearchPageState;
  scope: SearchScope;
  onVersion: (name: string) => void;
  onQuery: (query: string, isVerbatim: boolean) => void;
}

/** @returns the rows of the first pages, each page followed by its sections */
function upToPage(rows: readonly ResultRow[], pages: number): readonly ResultRow[] {
  const next = rows.filter(({kind}) => kind === 'page')[pages];
  return next ? rows.slice(0, rows.indexOf(next)) : rows;
}

export default function SearchResults({query, state, scope, onVersion, onQuery}: Props): ReactNode {
  const {status, reply, shown, showMore, retry} = state;
  const total = reply?.total ?? 0;
  const isCut = shown < total;
  const count = isCut ? shown : total;
  const text = useStatusText(state, {
    count,
    noResults: translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'The paragraph for empty search result',
    }),
    // How many weak matches follow, nobody needs to know.
    found: isCut
      ? translate(
          {id: 'site.search.shown', message: 'The best {count} results', description: 'There are more results'},
          {count},
        )
      : translate(
          {
            id: 'theme.SearchPage.documentsFound.plurals',
            message: 'One document found|{count} documents found',
            description: 'Pluralized label for the number of documents found',
          },
          {count},
        ),
  });
  const {latest} = scope;
  const history = useHistory();
  const list = useRef<HTMLDivElement>(null);
  const visible = upToPage(reply?.rows ?? [], shown);
  const onMore = (): void => {
    flushSync(showMore);
    // The reader goes on where the new rows begin.
    list.current?.children[visible.length]?.querySelector('a')?.focus();
  };
  return (
    <div className={styles.results} data-search-status={status}>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? '' : text}
      </p>
      {status === 'error' && <SearchFailure className={styles.failure} onRetry={retry} />}
      {reply && <SpellingNotice query={query} reply={reply} onQuery={onQuery} />}
      {!scope.selected.isLast && (
        <p>
          <button type="button" className={`clean-btn ${styles.newest}`} onClick={() => onVersion(latest.name)}>
            <Translate id="site.search.lookIn" description="Newest version" values={{version: latest.label}}>
              {'Look in {version}'}
            </Translate>
          </button>
        </p>
      )}
      <div ref={list}>
        {visible.map((row) => (
          <article key={`${row.kind} ${row.href}`} className={styles.row} data-kind={row.kind}>
            <SearchRow
              row={row}
              latestVersion={latest.label}
              headingLevel={row.kind === 'page' ? 2 : 3}
              onChoose={() => openResult(history, row)}
            />
          </article>
        ))}
      </div>
      {status === 'idle' && reply && <NoResultsAdvice query={query} reply={reply} scope={scope} />}
      {isCut && (
        <button type="button" className="button button--secondary" onClick={onMore}>
          <Translate id="site.search.more" description="Button of the search page that shows further results">
            Show more
          </Translate>
        </button>
      )}
    </div>
  );
}
