import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  /** What is known about the cause, one message per line. */
  details: string;
  onRetry: () => void;
}

/** Shown instead of a page that cannot be shown. */
export default function FailureNotice({title, details, onRetry}: Props): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <p className={styles.details}>{details}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        <Translate id="site.failure.retry">Retry</Translate>
      </button>
    </div>
  );
}
