import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ArrowRight} from 'lucide-react';
import SearchLauncher from '@site/src/site/components/SearchLauncher';
import VersionedLink from '@site/src/site/components/VersionedLink';
import useSiteSettings from '@site/src/site/components/useSiteSettings';
import HeroPicture from './HeroPicture';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The first screen of the home page. */
export default function Hero(): ReactNode {
  const {freeTrialUrl} = useSiteSettings();
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading as="h1" className={styles.title}>
            <Translate id="site.home.title">Create, send and sign electronic contracts</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="site.home.lead">
              Companies create contracts and other documents and send them through a workflow, to be approved and
              signed. Each recipient signs in the way the sender chose: with a drawn signature, a one-time code, eKYC,
              SmartCA or a USB token, on a phone or a computer.
            </Translate>
          </p>
          <SearchLauncher />
          <div className={styles.actions}>
            <Link className={styles.primary} href={freeTrialUrl}>
              <Translate id="site.home.freeTrial">Start a free trial</Translate>
            </Link>
            <VersionedLink className={styles.secondary} to="/docs">
              <Translate id="site.home.introduction">How the platform works</Translate>
              <ArrowRight aria-hidden size={18} />
            </VersionedLink>
          </div>
        </div>
        <HeroPicture />
      </div>
    </header>
  );
}
