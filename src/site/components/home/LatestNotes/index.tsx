import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {LatestNotes as LatestNotesData} from '@site/src/content/release-notes';
import Section from '@site/src/site/components/home/Section';
import styles from './styles.module.css';

/** The newest entries of the website's release notes, as that page lists them. */
export default function LatestNotes(): ReactNode {
  const {latest} = usePluginData('release-notes') as LatestNotesData;
  return (
    <Section
      id="latest-notes"
      heading={<Translate id="site.home.notes.heading">What is new</Translate>}
      lead={
        <Link className={styles.all} to="/docs/release-notes/website">
          <Translate id="site.home.notes.all">All release notes</Translate>
        </Link>
      }
    >
      <ol className={styles.list}>
        {latest.map(({date, heading, summary}) => (
          <li key={date}>
            <time className={styles.date} dateTime={date}>
              {heading}
            </time>
            <p className={styles.summary}>
              <Link to={`/docs/release-notes/website#${date}`}>{summary}</Link>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
