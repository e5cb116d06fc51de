import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type StockLoading from '@theme/Loading';
import FailureNotice from '@site/src/site/components/FailureNotice';

type Props = Parameters<typeof StockLoading>[0];

/** OURS: the stock component is English only. Shown while a page's code loads, and when it cannot be loaded. */
export default function Loading({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <FailureNotice
        title={<Translate id="site.loading.failed">This page could not be loaded</Translate>}
        details={String(error)}
        onRetry={retry}
      />
    );
  }
  if (pastDelay) {
    return (
      <p role="status" className="container margin-vert--xl">
        <Translate id="site.loading.inProgress">Loading…</Translate>
      </p>
    );
  }
  return null;
}
