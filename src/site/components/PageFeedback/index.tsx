import {useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useSiteSettings from '@site/src/site/components/useSiteSettings';
import {feedbackId} from '@site/src/content/shared/pageNames';
import {messageAddress, postFeedback, type Feedback} from './feedback';
import styles from './styles.module.css';

/** `written`: the reader's mail program or the form of another site has the message. */
type State = 'asking' | 'sending' | 'failed' | 'sent' | 'written';

/** Asks whether the page helped. The answer is posted, or becomes a message that the reader sends. */
export default function PageFeedback(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {label: version} = useDocsVersion();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {feedbackUrl, feedbackEndpoint} = useSiteSettings();
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>('asking');
  const page = siteConfig.url + permalink;

  async function send({answer, comment}: Pick<Feedback, 'answer' | 'comment'>): Promise<void> {
    if (!feedbackEndpoint) {
      window.location.assign(messageAddress(feedbackUrl, subject(answer, page), comment));
      return setState('written');
    }
    setState('sending');
    try {
      await postFeedback(feedbackEndpoint, {page, language: i18n.currentLocale, version, answer, comment});
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state === 'sending') return;
    const fields = new FormData(event.currentTarget);
    const comment = String(fields.get('comment')).trim();
    void send({answer: fields.get('answer') === 'yes' ? 'yes' : 'no', comment});
  }

  return (
    <div id={feedbackId} className={styles.feedback} data-feedback={state} data-search-ignore="">
      {state !== 'sent' && (
        <form className={styles.form} onSubmit={onSubmit} autoComplete="off">
          <fieldset className={styles.answers}>
            <legend>
              <Translate id="site.feedback.question">Was this page helpful?</Translate>
            </legend>
            <label>
              <input type="radio" name="answer" value="yes" required />
              <Translate id="site.feedback.yes">Yes</Translate>
            </label>
            <label>
              <input type="radio" name="answer" value="no" />
              <Translate id="site.feedback.no">No</Translate>
            </label>
          </fieldset>
          <p className={styles.comment}>
            <label>
              <Translate id="site.feedback.comment">Comment (optional)</Translate>
              <input name="comment" maxLength={500} />
            </label>
            <button
              type="submit"
              className="button button--primary"
              disabled={!isBrowser}
              aria-disabled={state === 'sending'}
            >
              <Translate id="site.feedback.send">Send</Translate>
            </button>
          </p>
        </form>
      )}
      <p role="status">{statusText(state)}</p>
      <noscript>
        <Link href={messageAddress(feedbackUrl, subject('no', page))} target="_self">
          <Translate id="site.feedback.write">Tell us what is missing on this page</Translate>
        </Link>
      </noscript>
    </div>
  );
}

function subject(answer: Feedback['answer'], page: string): string {
  return answer === 'yes'
    ? translate({id: 'site.feedback.helpedSubject', message: 'Helpful: {page}'}, {page})
    : translate({id: 'site.feedback.missingSubject', message: 'Missing: {page}'}, {page});
}

function statusText(state: State): string | undefined {
  const texts: Partial<Record<State, string>> = {
    sending: translate({id: 'site.feedback.sending', message: 'Sending…'}),
    sent: translate({id: 'site.feedback.sent', message: 'Thank you, your answer was sent.'}),
    written: translate({
      id: 'site.feedback.written',
      message: 'Thank you; your message opens in another program, and you send it from there.',
      description: 'Shown where answers go by mail or through the form of another site',
    }),
    failed: translate({
      id: 'site.feedback.failed',
      message: 'Your answer could not be sent; what you wrote is still here, so please try again later.',
    }),
  };
  return texts[state];
}
