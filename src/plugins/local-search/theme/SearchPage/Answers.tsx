import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import SearchText from '@theme/SearchText';
import {trailSeparator} from '../../client/trailSeparator';
import type {SearchNavigationState} from '../../client/navigationState';
import type {ResultRow} from '../../client/toRows';
import type {SearchScope} from '../../client/useSearchScope';
import type {Answers as AnswersState} from './useAnswers';
import styles from './styles.module.css';

interface Props {
  query: string;
  answers: AnswersState;
  scope: SearchScope;
  onVersion: (name: string) => void;
}

function useStatusText({status, reply}: AnswersState): string {
  const {selectMessage} = usePluralForm();
  if (status === 'stalled') {
    return translate({
      id: 'site.search.stalled',
      message: 'Still loading the search index …',
      description: 'Shown while the index takes long to load',
    });
  }
  if (!reply || (reply.hasFailed && reply.rows.length === 0)) return '';
  if (reply.rows.length === 0) {
    return translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'The paragraph for empty search result',
    });
  }
  if (reply.isClosest) {
    return translate({
      id: 'site.search.closest',
      message: 'No page has these words. Closest matches:',
      description: 'Above results that do not answer the whole query',
    });
  }
  return selectMessage(
    reply.total,
    translate(
      {
        id: 'theme.SearchPage.documentsFound.plurals',
        message: 'One document found|{count} documents found',
        description: 'Pluralized label for the number of documents found',
      },
      {count: reply.total},
    ),
  );
}

/** A link that takes the words it was found by along. */
function ResultLink({row, className}: {row: ResultRow; className?: string}): ReactNode {
  const history = useHistory();
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const state: SearchNavigationState = {searchTerms: row.terms};
    const {pathname, search, hash} = new URL(row.href, window.location.href);
    history.push({pathname, search, hash, state});
  };
  return (
    <Link className={className} to={row.href} autoAddBaseUrl={false} data-noBrokenLinkCheck onClick={onClick}>
      <SearchText text={row.title} marks={row.marks.title} />
    </Link>
  );
}

/** What was found, in words and rows. */
export default function Answers({query, answers, scope, onVersion}: Props): ReactNode {
  const {status, reply, retry} = answers;
  const text = useStatusText(answers);
  const latest = scope.versions.find(({isLatest}) => isLatest);
  return (
    <div className={styles.answers} data-search-status={status}>
      <p role="status" className={styles.status}>
        {query.trim() === '' ? '' : text}
      </p>
      {status === 'error' && (
        <div className={styles.failure} role="alert">
          <p>
            <Translate id="site.search.failed" description="Shown when search cannot be loaded">
              Search could not be loaded. Check your network connection.
            </Translate>
          </p>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="site.search.retry" description="Button that loads search again">
              Retry
            </Translate>
          </button>
        </div>
      )}
      {latest && !scope.selected.isLatest && (
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
              {row.version !== '' && row.version !== latest?.label && (
                <span className={styles.badge}>{row.version}</span>
              )}
            </Heading>
            {row.kind === 'page' && row.trail.length > 0 && (
              <p className={styles.trail}>{row.trail.join(trailSeparator)}</p>
            )}
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
