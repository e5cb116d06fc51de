import {lazy, Suspense, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {hydrateOnLoad} from '@site/src/plugins/hydrate-on-interaction/shared/domContract';
import type {Props} from '@theme/NotFound/Content';

/** Every docs page brings this part, in case its version has no such page; few readers ever need what it shows. */
const Suggestions = lazy(() => import('./Suggestions'));

/** OURS: says what happened in one sentence and offers ways on; the stock page only asks to report the link. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      {/* The most likely page is found from the address, by the reader's browser. */}
      <Head>
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    </>
  );
}
