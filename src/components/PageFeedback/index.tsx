import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useSiteSettings from '@site/src/components/useSiteSettings';
import {feedbackAddress} from './feedbackAddress';
import styles from './styles.module.css';

/** Asks whether the page helped. The answer is a prefilled message that the reader sends; nothing is collected. */
export default function PageFeedback({permalink}: {permalink: string}): ReactNode {
  const {feedbackUrl} = useSiteSettings();
  const helped = translate(
    {
      id: 'site.feedback.helpedSubject',
      message: 'Helpful: {page}',
      description: 'Subject of a message; {page} is an address',
    },
    {page: permalink},
  );
  const missing = translate(
    {
      id: 'site.feedback.missingSubject',
      message: 'Missing: {page}',
      description: 'Subject of a message; {page} is an address',
    },
    {page: permalink},
  );
  return (
    <div className={styles.feedback} data-feedback="">
      <span>
        <Translate id="site.feedback.question" description="Question at the end of a page">
          Was this page helpful?
        </Translate>
      </span>
      <Link className={styles.answer} href={feedbackAddress(feedbackUrl, helped)} target="_self">
        <Translate id="site.feedback.yes" description="The page helped">
          Yes
        </Translate>
      </Link>
      <Link className={styles.answer} href={feedbackAddress(feedbackUrl, missing)} target="_self">
        <Translate id="site.feedback.no" description="The page did not help">
          No, tell us what is missing
        </Translate>
      </Link>
    </div>
  );
}
