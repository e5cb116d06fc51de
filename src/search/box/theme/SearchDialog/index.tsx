import {type ReactNode, type RefObject, useEffect, useRef} from 'react';
import {useHistory} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {closeOnBack} from '../../../../kit/browser/closeOnBack';
import type {Keystrokes} from '../../keystrokeBuffer';
import {searchName} from '../../texts';
import DialogBody from './DialogBody';
import SearchField from './SearchField';
import {useDialogKeys} from './useDialogKeys';
import {useSearchMachine} from './useSearchMachine';
import styles from './styles.module.css';

export interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** @returns what the reader typed before the input had the focus */
  takeTyped: () => Keystrokes | undefined;
  /** The search button in the navbar. */
  button: RefObject<HTMLButtonElement | null>;
}

function keyCap(name: string): ReactNode {
  return <kbd>{name}</kbd>;
}

/** The search box, a modal dialog on every screen size. It renders the state and passes events on. */
export default function SearchDialog({isOpen, onClose, takeTyped, button}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const search = useSearchMachine(() => {
    // At once: a key that opens the search again must not go into the field of the closed box.
    dialog.current?.close();
    input.current?.blur();
    onClose();
  });
  const {view, machine} = search;
  const {onKeyDown: keyDownOfMachine, ...inputProps} = machine.getInputProps({inputElement: null});
  const keys = useDialogKeys({search, isOpen, keyDownOfMachine, dialog, input, body, button});

  const showModal = useEvent(() => {
    search.renew();
    const typed = takeTyped();
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.focus();
    input.current?.select();
    if (!typed?.text) return;
    // At once, because the next letter may come before the state is drawn.
    if (input.current) input.current.value = typed.text;
    machine.setQuery(typed.text);
    void machine.refresh();
    keys.actLater(typed);
  });
  useEffect(() => {
    if (isOpen) showModal();
    else dialog.current?.close();
  }, [isOpen, showModal]);

  const history = useHistory();
  useEffect(() => {
    // On a phone the dialog covers the page, and Back is how readers leave what they see.
    const coversPage = isOpen && matchMedia('(width <= 36em)').matches;
    return coversPage ? closeOnBack(() => machine.setIsOpen(false), history) : undefined;
  }, [isOpen, history, machine]);

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

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      // Implied, but some tools look for the attribute.
      role="dialog"
      aria-modal="true"
      aria-label={searchName()}
      data-search-status={view.status}
      onCancel={(event) => {
        event.preventDefault();
        machine.setIsOpen(false);
      }}
      onClose={() => {
        // The browser tells it late: the reader may have opened the dialog again.
        if (!dialog.current?.open) machine.setIsOpen(false);
      }}
      onKeyDown={keys.onTab}
      onMouseDown={(event) => {
        // Only a click on the backdrop has the dialog itself as its target.
        if (event.target === dialog.current) machine.setIsOpen(false);
      }}
    >
      <SearchField
        isOpen={isOpen}
        search={search}
        input={input}
        inputProps={{...inputProps, onKeyDown: keys.onInputKey}}
      />
      <DialogBody
        search={search}
        body={body}
        onKey={keys.onBodyKey}
        // The focus searches again, and would be lost with the button.
        onRetry={() => input.current?.focus()}
      />
      <p className={styles.keys}>
        <Translate
          id="site.search.keys"
          description="What keys do in the search dialog"
          values={{
            arrows: keyCap('↑ ↓'),
            enter: keyCap('Enter'),
            newTab: keyCap('Ctrl Enter'),
          }}
        >
          {'{arrows} choose · {enter} open · {newTab} in a new tab'}
        </Translate>
      </p>
    </dialog>
  );
}
