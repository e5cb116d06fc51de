import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';

/** The title of the window while a page cannot be shown. */
export default function FailureTitle(): ReactNode {
  return (
    <Head>
      <title>{translate({id: 'site.error.pageTitle', message: 'Page Error'})}</title>
    </Head>
  );
}
