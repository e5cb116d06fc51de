import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {hydrateOnLoad} from '@site/src/kit/shared/domContract';

/** OURS: a page with tabs starts the application at once, because it draws them anew then and a press before is lost. */
export default function TabsWrapper(props: Props): ReactNode {
  return (
    <>
      <Head>
        <meta name={hydrateOnLoad} content="true" />
      </Head>
      <Tabs {...props} />
    </>
  );
}
