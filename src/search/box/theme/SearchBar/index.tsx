import {type ComponentType, type ReactNode, useEffect, useRef, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Search} from 'lucide-react';
import {openSearchEvent} from '../../openSearch';
import {savesData} from '../../../../kit/browser/savesData';
import {isSearchShortcut} from '../../../../kit/browser/shortcutKeys';
import {loadDialog} from '../../loadDialog';
import {loadEngine} from '../../loadEngine';
import {createKeystrokeBuffer, type KeystrokeBuffer} from '../../keystrokeBuffer';
import {useSearchScope} from '../../useSearchScope';
import type {Props as DialogProps} from '../SearchDialog';
import SearchFailure from '../SearchFailure';
import styles from './styles.module.css';

/** The shorter of the two ways to open the search from the keyboard. */
const shortcut = '/';

type Dialog = ComponentType<DialogProps>;

/**
 * The button in the navbar and the keys that open the search. The dialog, and with it everything that searches, is
 * prefetched when the reader points at the button or moves the focus to it; while the page is not hydrated yet, by
 * `loadEarly.ts`.
 */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {tags} = useSearchScope();
  const [dialog, setDialog] = useState<{Component: Dialog} | undefined>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const keystrokes = useRef<KeystrokeBuffer>(undefined);
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    wasOpen.current = isOpen;
  }, [isOpen]);

  const load = async (): Promise<void> => {
    if (!savesData()) loadEngine(baseUrl, tags);
    setDialog({Component: await loadDialog()});
  };

  const open = useEvent(() => {
    keystrokes.current ??= createKeystrokeBuffer(() => setOpen(false), document);
    if (!wasOpen.current) keystrokes.current.start();
    setFailed(false);
    setOpen(true);
    load().catch(() => {
      keystrokes.current?.take();
      setOpen(false);
      setFailed(true);
    });
  });

  const prefetch = (): void => {
    if (!dialog && !savesData()) load().catch(() => undefined);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    const onRequest = (event: Event): void => {
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener(openSearchEvent, onRequest);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener(openSearchEvent, onRequest);
    };
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={translate({
          id: 'theme.SearchBar.label',
          message: 'Search',
          description: 'The ARIA label and placeholder for search button',
        })}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Search aria-hidden size={18} />
        <span className={styles.label}>
          <Translate id="site.search.button" description="Text of the search button in the navbar">
            Search
          </Translate>
        </span>
        <kbd className={styles.key}>{shortcut}</kbd>
      </button>
      {hasFailed && <SearchFailure className={styles.failure} buttonSize="button--sm" onRetry={open} />}
      {dialog && (
        <dialog.Component
          isOpen={isOpen}
          button={button}
          onClose={() => setOpen(false)}
          takeTyped={() => keystrokes.current?.take()}
        />
      )}
    </>
  );
}
