import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import {searchTitle} from '@site/src/kit/shared/domContract';
import Hero from '@site/src/site/components/home/Hero';
import LatestNotes from '@site/src/site/components/home/LatestNotes';
import SigningMethods from '@site/src/site/components/home/SigningMethods';
import {useShortName} from '@site/src/site/components/useSiteSettings';

export default function HomePage(): ReactNode {
  return (
    <Layout
      description={translate(
        {
          id: 'site.home.description',
          message:
            'Guides and API reference of {name}: open a document you got a message about, send your own, administer a company, integrate.',
        },
        {name: useShortName()},
      )}
    >
      <Head>
        <meta name={searchTitle} content={translate({id: 'site.notFound.home', message: 'Home page'})} />
      </Head>
      <main>
        <Hero />
        <SigningMethods />
        <LatestNotes />
      </main>
    </Layout>
  );
}
