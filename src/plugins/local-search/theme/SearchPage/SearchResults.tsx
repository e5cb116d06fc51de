import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {isPlainClick} from '../../../../client/isPlainClick';
import {openResult} from '../../client/openResult';
import {useStatusText} from '../../client/useStatusText';
import type {ResultRow} from '../../engine/resultRows';
import type {SearchScope} from '../../client/useSearchScope';
import SearchFailure from '../SearchFailure';
import SearchText from '../SearchText';
import type {SearchPageState} from './useSearchResults';
import styles from './styles.module.css';

interface Props {
  query: string;
  state: SearchPageState;
  scope: SearchScope;
  onVersion: (name: string) => void;
}

/** A link to a result; its page highlights the terms. */
function ResultLink({row}: {row: ResultRow}): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openResult(history, row);
  };
  return (
    <Link to={row.href} autoAddBaseUrl={false} data-noBrokenLinkCheck onClick={onClick}>
      <SearchText text={row.title} marks={row.marks.title} />
    </Link>
  );
}

export default function SearchResults({query, state, scope, onVersion}: Props): ReactNode {
  const {status, reply, retry} = state;
  const count = reply?.total ?? 0;
  const text = useStatusText(state, {
    count,
    noResults: translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'The paragraph for empty search result',
    }),
    found: translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
        description: 'Pluralized label for the number of documents found',
      },
      {count},
    ),
  });
  const {latest} = scope;
  return (
    <div className={styles.results} data-search-status={status}>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? '' : text}
      </p>
      {status === 'error' && <SearchFailure className={styles.failure} onRetry={retry} />}
      {!scope.selected.isLast && (
        <p>
          <button type="button" className={`clean-btn ${styles.newest}`} onClick={() => onVersion(latest.name)}>
            <Translate
              id="site.search.lookIn"
              description="Row that searches in the newest version instead"
              values={{version: latest.label}}
            >
              {'Look in {version}'}
            </Translate>
          </button>
        </p>
      )}
      <div>
        {reply?.rows.map((row) => (
          <article key={`${row.kind} ${row.href}`} className={styles.result} data-kind={row.kind}>
            <Heading as={row.kind === 'page' ? 'h2' : 'h3'} className={styles.title}>
              <ResultLink row={row} />
              {row.version !== '' && row.version !== latest.label && (
                <span className={styles.badge}>{row.version}</span>
              )}
            </Heading>
            {row.kind === 'page' && row.trail !== '' && <p className={styles.trail}>{row.trail}</p>}
            {row.excerpt !== '' && (
              <p className={styles.excerpt}>
                <SearchText text={row.excerpt} marks={row.marks.excerpt} />
              </p>
            )}
          </article>
        ))}
      </div>
    </div>
  );
}
