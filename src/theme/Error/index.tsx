import type {ReactNode} from 'react';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/Error';
import FailureNotice from '@site/src/components/FailureNotice';

/** OURS: the stock component is English only. Shown instead of the whole page when rendering fails. */
export default function ErrorPage({error, tryAgain}: Props): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  const notice = (
    <FailureNotice
      title={<Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>}
      details={messages.join('\n\n')}
      onRetry={tryAgain}
    />
  );
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      {/* The layout itself may be what fails; then only the notice is rendered. */}
      <ErrorBoundary fallback={() => notice}>
        <Head>
          <title>{translate({id: 'site.error.pageTitle', message: 'Page error'})}</title>
        </Head>
        <Layout>{notice}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
