import {useState, type MouseEvent, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Copy} from 'lucide-react';
import {copyAndAnnounce} from '@site/src/kit/browser/copyAndAnnounce';
import {isPlainClick} from '@site/src/kit/browser/isPlainClick';
import {hydrateOnClick} from '@site/src/kit/shared/domContract';
import styles from './styles.module.css';

interface Props {
  permalink: string;
  /** In a menu: it shows whether the page was copied, instead of the link. */
  onCopied?: (isShown: boolean) => void;
}

/** A link to the page as Markdown. With JavaScript a click copies the text instead. */
export default function CopyMarkdown({permalink, onCopied}: Props): ReactNode {
  const [isCopied, setCopied] = useState(false);
  // The introduction of a version has a trailing slash in its permalink, but not in its address.
  const address = `${permalink.replace(/\/$/, '')}.md`;
  const onClick = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The answer is shorter: the button keeps its width.
    event.currentTarget.style.minWidth = `${event.currentTarget.offsetWidth}px`;
    const message = translate({id: 'site.copyMarkdown.announcement', message: 'The page was copied as Markdown.'});
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      await copyAndAnnounce({text: await response.text(), message, show: onCopied ?? setCopied});
    } catch {
      window.location.assign(address);
    }
  };
  return (
    // Not a Link: the text is a file beside the page, which the router does not know.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      className={onCopied ? undefined : styles.copy}
      href={address}
      onClick={(event) => void onClick(event)}
      {...{[hydrateOnClick]: true}}
      data-copy-state={isCopied ? 'copied' : 'idle'}
      data-not-text
    >
      {!onCopied && <Copy aria-hidden size="1.125rem" />}
      <span>
        {isCopied ? (
          <Translate id="site.copyMarkdown.copied">Copied</Translate>
        ) : (
          <Translate id="site.copyMarkdown.copy">Copy as Markdown</Translate>
        )}
      </span>
    </a>
  );
}
