import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import DialogBody from './DialogBody';
import SearchField from './SearchField';
import {useSearchMachine} from './useSearchMachine';
import styles from './styles.module.css';

export interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** @returns what the reader typed before the input had the focus */
  takeTyped: () => string;
}

/** Code of a key press that belongs to an input method, in browsers without `isComposing`. */
const composingKeyCode = 229;

/** The search box, a modal dialog on every screen size. It renders the state and passes events on. */
export default function SearchDialog({isOpen, onClose, takeTyped}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isEnterPending = useRef(false);
  const search = useSearchMachine(onClose);
  const {view, machine} = search;

  const showModal = useEvent(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
    const typed = takeTyped();
    if (typed === '') return;
    machine.setQuery(typed);
    void machine.refresh();
  });
  useEffect(() => {
    if (isOpen) showModal();
    else dialog.current?.close();
  }, [isOpen, showModal]);

  // Escape closes and keeps the query for the next opening; a second press, wherever the focus is, clears it.
  const hasClosedQuery = !isOpen && view.query !== '';
  useEffect(() => {
    if (!hasClosedQuery) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') machine.setQuery('');
    };
    // Later, because the press that closed the dialog is still bubbling up to the document.
    const timer = setTimeout(() => document.addEventListener('keydown', onKeyDown));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [hasClosedQuery, machine]);

  // Enter pressed while the search is loading opens the first new row, not a row of the previous query. If loading
  // fails, it means what it means then: retry.
  const [firstRow] = view.rows;
  useEffect(() => {
    if (!isEnterPending.current || view.status === 'loading' || view.status === 'stalled') return;
    isEnterPending.current = false;
    if (!isOpen) return;
    if (firstRow) search.choose(firstRow);
    else if (view.status === 'error') search.retry();
  });

  const {onKeyDown, ...inputProps} = machine.getInputProps({inputElement: null});
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const isWaiting = view.status === 'loading' || view.status === 'stalled';
    if (isPlainEnter && isWaiting && view.query.trim() !== '') {
      event.preventDefault();
      isEnterPending.current = true;
    } else if (event.key === 'Enter' && view.status === 'error' && view.rows.length === 0) {
      event.preventDefault();
      search.retry();
    } else if (event.key === 'Tab' && (event.shiftKey || view.status === 'error')) {
      // Moves to the controls around the input instead of closing.
    } else {
      onKeyDown(event);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      // Implied, but some tools look for the attribute.
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'site.search.dialog',
        message: 'Search the documentation',
        description: 'Name of the search dialog',
      })}
      data-search-status={view.status}
      onCancel={(event) => {
        event.preventDefault();
        machine.setIsOpen(false);
      }}
      onClose={() => machine.setIsOpen(false)}
      onMouseDown={(event) => {
        // Only a click on the backdrop has the dialog itself as its target.
        if (event.target === dialog.current) machine.setIsOpen(false);
      }}
    >
      <SearchField search={search} input={input} inputProps={{...inputProps, onKeyDown: handleKeyDown}} />
      <DialogBody search={search} />
    </dialog>
  );
}
