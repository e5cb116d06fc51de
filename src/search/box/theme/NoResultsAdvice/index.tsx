import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SearchReply} from '../../../engine/searchEngine';
import {useElsewhere} from '../../useElsewhere';
import type {SearchScope} from '../../useSearchScope';
import styles from './styles.module.css';

interface Props {
  query: string;
  reply: SearchReply;
  scope: SearchScope;
  /** The reader follows a link. */
  onLeave?: () => void;
}

/** What a reader whose search found little or nothing can try, for the dialog and the page; nothing for other replies. */
export default function NoResultsAdvice({query, reply, scope, onLeave}: Props): ReactNode {
  const hasFound = reply.rows.length > 0 && !reply.isClosest;
  const elsewhere = useElsewhere(query, scope, !hasFound && !reply.hasFailed);
  const home = useBaseUrl('/');
  const docs = scope.selected.path;
  if (hasFound) return null;
  const links = [
    {
      to: `${docs}/questions`,
      label: translate({id: 'site.search.questions', message: 'Frequently asked questions', description: 'Link'}),
    },
    {to: `${docs}/glossary`, label: translate({id: 'site.search.glossary', message: 'Glossary', description: 'Link'})},
    {to: home, label: translate({id: 'site.search.home', message: 'Home page', description: 'Link'})},
  ];
  return (
    <div className={styles.advice}>
      {reply.missing.length > 0 && (
        <p>
          <Translate
            id="site.search.missing"
            description="Words of the query"
            values={{words: <b>{reply.missing.join(', ')}</b>}}
          >
            {'Not found: {words}'}
          </Translate>
        </p>
      )}
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
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to} autoAddBaseUrl={false} onClick={onLeave}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
