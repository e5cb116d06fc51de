import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export interface FailureNoticeProps {
  title: ReactNode;
  /** What is known about the cause, one message per line. */
  details?: string;
  retryLabel?: ReactNode;
  onRetry: () => void;
}

/** A failure in words, with the one button that helps. */
export default function FailureNotice({title, details, retryLabel, onRetry}: FailureNoticeProps): ReactNode {
  return (
    <div className={styles.notice} role="alert">
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {details && <p className={styles.details}>{details}</p>}
      <button type="button" className="button button--primary" onClick={onRetry}>
        {retryLabel ?? (
          <Translate id="site.failure.retry" description="Button that tries again after a failure">
            Retry
          </Translate>
        )}
      </button>
    </div>
  );
}
