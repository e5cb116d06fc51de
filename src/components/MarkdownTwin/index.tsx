import {useState, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {hydrateOnClick} from '@site/src/plugins/hydrate-on-interaction/shared/markup';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Offers the page as Markdown. It is a link to the text; with JavaScript a plain click copies the text instead,
 * and when copying is not possible the link is followed after all.
 */
export default function MarkdownTwin({permalink}: {permalink: string}): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  // The introduction of a version has a trailing slash in its permalink, but not in its address.
  const address = `${permalink.replace(/\/$/, '')}.md`;
  const onClick = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    try {
      const answer = await fetch(address);
      if (!answer.ok) {
        throw new Error(String(answer.status));
      }
      await navigator.clipboard.writeText(await answer.text());
      setState('copied');
    } catch {
      setState('failed');
      window.location.assign(address);
    }
  };
  return (
    <>
      {/* Not a Link: the text is a file beside the page, which the router does not know. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        className={styles.copy}
        href={address}
        onClick={(event) => void onClick(event)}
        {...{[hydrateOnClick]: true}}
        data-copy-state={state}
        data-not-text
      >
        {state === 'copied' ? (
          <Translate id="site.markdownTwin.copied" description="Shown when the page was copied as Markdown">
            Copied
          </Translate>
        ) : (
          <Translate id="site.markdownTwin.copy" description="Copies the page as Markdown">
            Copy page as Markdown
          </Translate>
        )}
      </a>
      <span className={styles.announcement} role="status" data-not-text>
        {state === 'copied' &&
          translate({
            id: 'site.markdownTwin.announcement',
            message: 'The page was copied as Markdown.',
            description: 'For screen readers',
          })}
      </span>
    </>
  );
}
