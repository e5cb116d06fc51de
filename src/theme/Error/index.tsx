import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import FailureNotice from '@site/src/components/FailureNotice';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';

function CrashNotice({error, tryAgain}: Props): ReactNode {
  return (
    <FailureNotice
      title={
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      }
      details={getErrorCausalChain(error)
        .map(({message}) => message)
        .join('\n\n')}
      retryLabel={
        <Translate
          id="theme.ErrorPageContent.tryAgain"
          description="The label of the button to try again rendering when the React error boundary captures an error"
        >
          Try again
        </Translate>
      }
      onRetry={tryAgain}
    />
  );
}

/** OURS: the stock component is English only. Shown instead of the whole page when rendering fails. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const notice = <CrashNotice error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      {/* The layout itself may be what fails; then only the notice is rendered. */}
      <ErrorBoundary fallback={() => notice}>
        <Head>
          <title>
            {translate({
              id: 'site.error.pageTitle',
              message: 'Page error',
              description: 'Title of the window when a page crashed',
            })}
          </title>
        </Head>
        <Layout>{notice}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
