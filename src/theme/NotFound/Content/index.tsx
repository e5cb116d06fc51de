import {lazy, Suspense, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import {hydrateOnLoad} from '@site/src/plugins/hydrate-on-interaction/shared/domContract';
import type {Props} from '@theme/NotFound/Content';

/** Every docs page loads the module around it, in case a version lacks the page; few readers need what it shows. */
const Suggestions = lazy(() => import('./Suggestions'));

/** OURS: offers search and links; the stock page only asks to report the broken link. */
export default function NotFoundContent(props: Props): ReactNode {
  return (
    <>
      {/* Below /docs the application renders this part alone, which would leave the window without its title. */}
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      {/* Similar pages are found in the reader's browser. */}
      <Head>
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <Suspense>
        <Suggestions {...props} />
      </Suspense>
    </>
  );
}
