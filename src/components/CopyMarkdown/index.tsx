import {useState, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {copyAndAnnounce} from '@site/src/client/copyAndAnnounce';
import {isPlainClick} from '@site/src/client/isPlainClick';
import {hydrateOnClick} from '@site/src/plugins/hydrate-on-interaction/shared/domContract';
import styles from './styles.module.css';

/**
 * Offers the page as Markdown. It is a link to the text; with JavaScript a plain click copies the text instead,
 * and when copying is not possible the link is followed after all.
 */
export default function CopyMarkdown({permalink}: {permalink: string}): ReactNode {
  const [isCopied, setCopied] = useState(false);
  // The introduction of a version has a trailing slash in its permalink, but not in its address.
  const address = `${permalink.replace(/\/$/, '')}.md`;
  const onClick = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const word = translate({
      id: 'site.copyMarkdown.announcement',
      message: 'The page was copied as Markdown.',
      description: 'For screen readers',
    });
    try {
      const answer = await fetch(address);
      if (!answer.ok) {
        throw new Error(String(answer.status));
      }
      await copyAndAnnounce(await answer.text(), word, setCopied);
    } catch {
      window.location.assign(address);
    }
  };
  return (
    // Not a Link: the text is a file beside the page, which the router does not know.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      className={styles.copy}
      href={address}
      onClick={(event) => void onClick(event)}
      {...{[hydrateOnClick]: true}}
      data-copy-state={isCopied ? 'copied' : 'idle'}
      data-not-text
    >
      {isCopied ? (
        <Translate id="site.copyMarkdown.copied" description="Shown when the page was copied as Markdown">
          Copied
        </Translate>
      ) : (
        <Translate id="site.copyMarkdown.copy" description="Copies the page as Markdown">
          Copy page as Markdown
        </Translate>
      )}
    </a>
  );
}
