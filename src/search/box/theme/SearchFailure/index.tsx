import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

interface Props {
  className: string | undefined;
  buttonSize?: 'button--sm' | '';
  onRetry: () => void;
}

export default function SearchFailure({className, buttonSize = '', onRetry}: Props): ReactNode {
  return (
    <div className={className} role="alert">
      <p>
        <Translate id="site.search.failed" description="Shown when search cannot be loaded">
          Search could not be loaded. Check your network connection.
        </Translate>
      </p>
      <button type="button" className={`button button--primary ${buttonSize}`} onClick={onRetry}>
        <Translate id="site.search.retry" description="Button that loads search again">
          Retry
        </Translate>
      </button>
    </div>
  );
}
