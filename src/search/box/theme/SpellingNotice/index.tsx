import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {SearchReply} from '../../../engine/searchEngine';
import styles from './styles.module.css';

interface Props {
  /** As typed. */
  query: string;
  reply: SearchReply;
  /** The reader wants to search for something else, or for exactly this. */
  onQuery: (query: string, isVerbatim: boolean) => void;
}

/** Above the rows: which misspelt query was corrected, or may be meant; nothing if all words were found. */
export default function SpellingNotice({query, reply: {correction}, onQuery}: Props): ReactNode {
  if (!correction) return null;
  const toQuery = (text: string, isVerbatim: boolean): ReactNode => (
    <button type="button" className={`clean-btn ${styles.query}`} onClick={() => onQuery(text, isVerbatim)}>
      {text}
    </button>
  );
  return (
    <p className={styles.notice}>
      {correction.isClear ? (
        <Translate
          id="site.search.corrected"
          description="Above the results of a query whose slips were corrected"
          values={{corrected: <b>{correction.query}</b>, typed: toQuery(query.trim(), true)}}
        >
          {'Showing results for {corrected}. Search instead for {typed}'}
        </Translate>
      ) : (
        <Translate
          id="site.search.spelling"
          description="Above the results of a query that may be misspelt"
          values={{query: toQuery(correction.query, false)}}
        >
          {'Did you mean {query}?'}
        </Translate>
      )}
    </p>
  );
}
