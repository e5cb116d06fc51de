import {useEffect, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Check, Ellipsis} from 'lucide-react';
import CopyMarkdown from '@site/src/site/components/CopyMarkdown';
import type KeepPages from '@site/src/site/components/KeepPages';
import {copyAndAnnounce} from '@site/src/kit/browser/copyAndAnnounce';
import {listOf} from '@site/src/site/offline/shared/keptArea';
import styles from './styles.module.css';

const menuId = 'page-menu';

/** What can be done with a page. The menu opens without the application; what is pressed in it waits for it. */
export default function PageMenu({permalink}: {permalink: string}): ReactNode {
  /** What the button answers for a moment. */
  const [answer, setAnswer] = useState('');
  /** What keeps pages on the device, once the reader has asked for it. */
  const [Keep, setKeep] = useState<typeof KeepPages>();
  const {currentLocale} = useDocusaurusContext().i18n;
  const isBrowser = useIsBrowser();
  const canShare = isBrowser && 'share' in navigator;
  const list = isBrowser && 'serviceWorker' in navigator ? listOf(permalink) : undefined;
  const label = translate({id: 'site.pageMenu.label', message: 'More about this page'});
  /** The answer of a press is beside the menu, on its button. */
  const close = (): void => document.getElementById(menuId)?.hidePopover();

  function copyLink(): void {
    close();
    const message = translate({id: 'site.pageMenu.linkCopied', message: 'Link copied'});
    void copyAndAnnounce({text: window.location.href, message, show: (isShown) => setAnswer(isShown ? message : '')});
  }
  function print(): void {
    close();
    window.print();
  }
  function share(): void {
    close();
    // Refused where the reader closes the list of programs: nothing is to be said.
    navigator.share({title: document.title, url: window.location.href}).catch(() => undefined);
  }
  function loadKeep(): void {
    // Without a network nothing can be kept.
    import('@site/src/site/components/KeepPages').then(
      ({default: part}) => setKeep(() => part),
      () => undefined,
    );
  }
  useEffect(() => {
    // Pages are kept: the menu says so at once.
    if (list && navigator.serviceWorker.controller) loadKeep();
  }, [list]);

  const showCopied = (isShown: boolean): void =>
    setAnswer(isShown ? translate({id: 'site.copyMarkdown.copied', message: 'Copied'}) : '');

  return (
    <div className={styles.menu} data-page-menu={answer && 'copied'} data-not-text="">
      <button type="button" className="clean-btn" popoverTarget={menuId} aria-label={label} title={label}>
        {answer ? <Check aria-hidden size="1.25rem" /> : <Ellipsis aria-hidden size="1.25rem" />}
      </button>
      {/* A live region says it to screen readers. */}
      {answer && (
        <span aria-hidden className={styles.answer}>
          {answer}
        </span>
      )}
      <div id={menuId} className={styles.list} popover="auto">
        <button type="button" onClick={copyLink}>
          <Translate id="site.pageMenu.copyLink">Copy link</Translate>
        </button>
        <button type="button" onClick={print}>
          <Translate id="site.pageMenu.print">Print</Translate>
        </button>
        {canShare && (
          <button type="button" onClick={share}>
            <Translate id="site.pageMenu.share">Share</Translate>
          </button>
        )}
        {list && !Keep && (
          <button type="button" onClick={loadKeep}>
            <Translate id="site.pageMenu.keep">Keep these pages</Translate>
          </button>
        )}
        {list && Keep && <Keep key={list} list={list} lang={currentLocale} />}
        <CopyMarkdown permalink={permalink} onCopied={showCopied} />
      </div>
    </div>
  );
}
