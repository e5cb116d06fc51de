import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import EntryCards from '@site/src/site/components/home/EntryCards';
import Hero from '@site/src/site/components/home/Hero';
import LatestNotes from '@site/src/site/components/home/LatestNotes';
import SigningMethods from '@site/src/site/components/home/SigningMethods';

export default function HomePage(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'site.home.description',
        message:
          'Guides and API reference of the premium electronic contract system: open a document you got a message about, send your own, administer a company, integrate.',
      })}
    >
      <main>
        <Hero />
        <EntryCards />
        <SigningMethods />
        <LatestNotes />
      </main>
    </Layout>
  );
}
