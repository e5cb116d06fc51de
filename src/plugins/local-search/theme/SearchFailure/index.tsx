import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  className: string | undefined;
  onRetry: () => void;
}

/** Shown in dialog and page when an index could not be loaded. */
export default function SearchFailure({className, onRetry}: Props): ReactNode {
  return (
    <div className={className} role="alert">
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
  );
}
