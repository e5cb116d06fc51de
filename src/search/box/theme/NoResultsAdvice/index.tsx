import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchReply} from '../../../engine/searchEngine';
import {useElsewhere} from '../../useElsewhere';
import type {SearchScope} from '../../useSearchScope';
import styles from './styles.module.css';

interface Props {
  query: string;
  reply: SearchReply;
  scope: SearchScope;
  /** The reader wants to search for something else. */
  onQuery: (query: string) => void;
  /** The reader follows a link. */
  onLeave?: () => void;
}

/** The query in the spelling of the pages, as a button. */
function Spelling({spelling, onQuery}: {spelling: string; onQuery: Props['onQuery']}): ReactNode {
  return (
    <p>
      <Translate id="site.search.spelling" description="Before a query in another spelling">
        Did you mean:
      </Translate>{' '}
      <button type="button" className={`clean-btn ${styles.query}`} onClick={() => onQuery(spelling)}>
        {spelling}
      </button>
    </p>
  );
}

/** What a reader whose search found little or nothing can try, for the dialog and the page; nothing for other replies. */
export default function NoResultsAdvice({query, reply, scope, onQuery, onLeave}: Props): ReactNode {
  const hasFound = reply.rows.length > 0 && !reply.isClosest;
  const elsewhere = useElsewhere(query, scope, !hasFound && !reply.hasFailed);
  const base = useBaseUrl('/');
  const docs = scope.selected.path;
  if (hasFound)
    return reply.spelling === undefined ? null : (
      <div className={styles.advice}>
        <Spelling spelling={reply.spelling} onQuery={onQuery} />
      </div>
    );
  return (
    <div className={styles.advice}>
      {reply.missing.length > 0 && (
        <p>
          <Translate
            id="site.search.missing"
            description="Words of the query"
            values={{words: <b>{reply.missing.join(', ')}</b>}}
          >
            {'On no page: {words}'}
          </Translate>
        </p>
      )}
      {reply.spelling !== undefined && <Spelling spelling={reply.spelling} onQuery={onQuery} />}
      {elsewhere.map(({label, href, isSameSite}) => (
        <p key={href}>
          <Link
            to={isSameSite ? href : `pathname://${href}`}
            autoAddBaseUrl={false}
            data-noBrokenLinkCheck
            onClick={onLeave}
          >
            <Translate id="site.search.elsewhere" description="Another version or language" values={{where: label}}>
              {'Results in {where}'}
            </Translate>
          </Link>
        </p>
      ))}
      {!reply.hasFailed && (
        <p>
          <Translate id="site.search.advice" description="Where nothing was found">
            Try fewer words, or other words for the same thing. Tone marks are not needed.
          </Translate>
        </p>
      )}
      <ul className={styles.links}>
        <li>
          <Link to={`${docs}/questions`} autoAddBaseUrl={false} onClick={onLeave}>
            <Translate id="site.search.questions" description="Link">
              Questions and answers
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={`${docs}/glossary`} autoAddBaseUrl={false} onClick={onLeave}>
            <Translate id="site.search.glossary" description="Link">
              Glossary
            </Translate>
          </Link>
        </li>
        <li>
          <Link to={base} autoAddBaseUrl={false} onClick={onLeave}>
            <Translate id="site.search.home" description="Link">
              Home page
            </Translate>
          </Link>
        </li>
      </ul>
    </div>
  );
}
