import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useSiteSettings from '@site/src/components/useSiteSettings';
import {feedbackAddress} from './feedbackAddress';
import styles from './styles.module.css';

/** Asks whether the page helped. Yes and No open a prefilled message that the reader sends; nothing is collected. */
export default function PageFeedback(): ReactNode {
  const page = useDoc().metadata.permalink;
  const {feedbackUrl} = useSiteSettings();
  const helped = translate({id: 'site.feedback.helpedSubject', message: 'Helpful: {page}'}, {page});
  const missing = translate({id: 'site.feedback.missingSubject', message: 'Missing: {page}'}, {page});
  return (
    <div className={styles.feedback} data-feedback="">
      <span>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </span>
      <Link className={styles.link} href={feedbackAddress(feedbackUrl, helped)} target="_self">
        <Translate id="site.feedback.yes">Yes</Translate>
      </Link>
      <Link className={styles.link} href={feedbackAddress(feedbackUrl, missing)} target="_self">
        <Translate id="site.feedback.no">No, tell us what is missing</Translate>
      </Link>
    </div>
  );
}
