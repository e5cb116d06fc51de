import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useSiteSettings from '@site/src/components/useSiteSettings';
import {feedbackAddress} from './feedbackAddress';
import styles from './styles.module.css';

/** Asks whether the page helped. The answer is a prefilled message that the reader sends; nothing is collected. */
export default function PageFeedback({title, permalink}: {title: string; permalink: string}): ReactNode {
  const {siteUrl, feedbackUrl} = useSiteSettings();
  const page = `${title} (${siteUrl}${permalink})`;
  const helped = translate({id: 'site.feedback.helpedSubject', message: 'This page helped: {page}', description: 'Subject of a message'}, {page});
  const missing = translate({id: 'site.feedback.missingSubject', message: 'Something is missing on: {page}', description: 'Subject of a message'}, {page});
  return (
    <div className={styles.feedback}>
      <span>
        <Translate id="site.feedback.question" description="Question at the end of a page">
          Was this page helpful?
        </Translate>
      </span>
      <a className={styles.answer} href={feedbackAddress(feedbackUrl, helped)}>
        <Translate id="site.feedback.yes" description="The page helped">
          Yes
        </Translate>
      </a>
      <a className={styles.answer} href={feedbackAddress(feedbackUrl, missing)}>
        <Translate id="site.feedback.no" description="The page did not help">
          No, tell us what is missing
        </Translate>
      </a>
    </div>
  );
}
