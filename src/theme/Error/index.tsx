import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import FailureNotice from '@site/src/site/components/FailureNotice';
import FailureTitle from '@site/src/site/components/FailureNotice/FailureTitle';
import {failureDetails} from '@site/src/site/components/FailureNotice/failureDetails';

/** OURS: the stock component is English only. Shown instead of the whole page when rendering fails. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const notice = (
    <FailureNotice
      title={<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>}
      details={failureDetails(error)}
      onRetry={tryAgain}
    />
  );
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <FailureTitle />
      {/* The layout itself may be what fails; then only the notice is rendered. */}
      <ErrorBoundary fallback={() => notice}>
        <Layout>{notice}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
