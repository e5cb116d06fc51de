import {lazy, Suspense, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {hydrateOnLoad} from '@site/src/plugins/hydrate-on-interaction/shared/domContract';
import type {Props} from '@theme/NotFound/Content';

/** Every docs page loads the module around it, in case a version lacks the page; few readers need what it shows. */
const Suggestions = lazy(() => import('./Suggestions'));

/** OURS: offers search and links; the stock page only asks to report the broken link. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      {/* The nearest page is found in the reader's browser. */}
      <Head>
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    </>
  );
}
