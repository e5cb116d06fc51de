import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import SearchLauncher from '@site/src/site/components/SearchLauncher';
import RoleCards from '@site/src/site/components/home/RoleCards';
import VersionedLink from '@site/src/site/components/VersionedLink';
import useSiteSettings, {useShortName} from '@site/src/site/components/useSiteSettings';
import HeroPicture from './HeroPicture';
import Heading from '@theme/Heading';
import IconExternalLink from '@theme/Icon/ExternalLink';
import styles from './styles.module.css';

/** The first screen of the home page: the search, and a way in for each kind of reader. */
export default function Hero(): ReactNode {
  const {freeTrialUrl} = useSiteSettings();
  return (
    <header className={styles.hero}>
      <section className={styles.head}>
        <div className={styles.text}>
          <Heading as="h1" className={styles.title}>
            <Translate id="site.home.title">What do you need to do?</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="site.home.lead" values={{name: useShortName()}}>
              {'Guides and API of {name}'}
            </Translate>
          </p>
          <SearchLauncher />
        </div>
        <HeroPicture />
      </section>
      <RoleCards />
      <ul className={styles.more}>
        <li>
          <VersionedLink to="/docs">
            <Translate id="site.home.introduction">How the platform works</Translate>
          </VersionedLink>
        </li>
        <li>
          <Link href={freeTrialUrl}>
            <Translate id="site.home.freeTrial">Free trial</Translate>
            <IconExternalLink />
          </Link>
        </li>
      </ul>
    </header>
  );
}
