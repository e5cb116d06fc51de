import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {SearchStatus as Status} from '../../client/searchState';
import type {SearchReply} from '../../engine/searchEngine';

interface Props {
  status: Status;
  /** Reply to say something about, if any. */
  reply: SearchReply | undefined;
  noResults: string;
  /** Message for the number of results, with the plural forms of the language. */
  found: string;
  count: number;
  styles: {readonly [className: string]: string | undefined};
  onRetry: () => void;
}

/** The state of a search in words, as a live region, and advice when an index could not be loaded. */
export default function SearchStatus({status, styles, onRetry, ...props}: Props): ReactNode {
  return (
    <>
      <p className={styles.status} role="status">
        <StatusText status={status} {...props} />
      </p>
      {status === 'error' && (
        <div className={styles.failure} role="alert">
          <p>
            <Translate id="site.search.failed" description="Shown when search cannot be loaded">
              Search could not be loaded. Check your network connection.
            </Translate>
          </p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            <Translate id="site.search.retry" description="Button that loads search again">
              Retry
            </Translate>
          </button>
        </div>
      )}
    </>
  );
}

function StatusText({status, reply, noResults, found, count}: Omit<Props, 'styles' | 'onRetry'>): ReactNode {
  const {selectMessage} = usePluralForm();
  if (status === 'stalled') {
    return translate({
      id: 'site.search.stalled',
      message: 'Still loading the search index …',
      description: 'Shown while the index takes long to load',
    });
  }
  if (!reply) return null;
  if (reply.rows.length === 0) return reply.hasFailed ? null : noResults;
  if (!reply.isClosest) return selectMessage(count, found);
  return translate({
    id: 'site.search.closest',
    message: 'No page has these words. Closest matches:',
    description: 'Above results that do not answer the whole query',
  });
}
