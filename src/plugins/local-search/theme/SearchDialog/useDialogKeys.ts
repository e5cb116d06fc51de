import {type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';
import {isResult, type SearchView} from '../../client/searchState';
import type {DialogSearch} from './useSearchMachine';

interface Parts {
  search: DialogSearch;
  isOpen: boolean;
  /** What the state machine does with a key in the input. */
  keyDownOfMachine: (event: KeyboardEvent) => void;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  seeAll: RefObject<HTMLAnchorElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

interface DialogKeys {
  onInputKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onSeeAllKey: (event: KeyboardEvent) => void;
  onTab: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/** What Tab stops at: of the radio buttons, the one that is checked. */
const tabStops = 'button, a:not([tabindex]), input:not([type=radio]), input:checked';

/** Code of a key press that belongs to an input method, in browsers without `isComposing`. */
const composingKeyCode = 229;

/** Keys that move to another area: 1 to the next one, -1 to the one before. */
const areaKeys: Readonly<Record<string, 1 | -1>> = {PageDown: 1, PageUp: -1};

/** @returns the position of the nearest row in that direction whose area differs from that of the active row */
function rowInNextArea({rows, activeRow}: SearchView, direction: 1 | -1 | undefined): number | undefined {
  if (direction === undefined) return undefined;
  const areaAt = (position: number): string | undefined => {
    const row = rows[position];
    return row && (isResult(row) ? row.area : row.kind);
  };
  const from = activeRow ?? 0;
  for (let position = from + direction; position >= 0 && position < rows.length; position += direction) {
    if (areaAt(position) !== areaAt(from)) return position;
  }
  return undefined;
}

/** @returns what keys do in the dialog, besides what the state machine does */
export function useDialogKeys({search, isOpen, keyDownOfMachine, dialog, input, seeAll, button}: Parts): DialogKeys {
  const {view, machine} = search;
  const isEnterPending = useRef(false);
  const lastKey = useRef('');

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

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.keyCode === composingKeyCode) return;
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const isWaiting = view.status === 'loading' || view.status === 'stalled';
    // Upwards from the first row and down again is the way back to it, not on to the link below the rows.
    const isPastLastRow =
      event.key === 'ArrowDown' && lastKey.current === 'ArrowDown' && view.activeRow === view.rows.length - 1;
    lastKey.current = event.key;
    const areaRow = areaKeys[event.key] && rowInNextArea(view, areaKeys[event.key]);
    if (areaRow !== undefined) {
      event.preventDefault();
      machine.setActiveItemId(areaRow);
    } else if (isPastLastRow && seeAll.current) {
      event.preventDefault();
      seeAll.current.focus();
    } else if (isPlainEnter && isWaiting && view.query.trim() !== '') {
      event.preventDefault();
      isEnterPending.current = true;
    } else if (event.key === 'Enter' && view.status === 'error' && view.rows.length === 0) {
      event.preventDefault();
      search.retry();
    } else if (event.key !== 'Tab') {
      keyDownOfMachine(event);
    }
  };

  /** Tab goes through the controls in order; after the last one it closes and goes on to the next one of the page. */
  const onTab = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key !== 'Tab' || !dialog.current) return;
    const controls = [...dialog.current.querySelectorAll<HTMLElement>(tabStops)];
    if (event.shiftKey && event.target === controls[0]) {
      event.preventDefault();
      controls.at(-1)?.focus();
    } else if (!event.shiftKey && event.target === controls.at(-1)) {
      machine.setIsOpen(false);
      // At once, because the browser goes on from the element that has the focus when this handler returns.
      dialog.current.close();
      const {activeElement} = document;
      const isOnPage = activeElement !== document.body && !dialog.current.contains(activeElement);
      if (!isOnPage) button.current?.focus();
    }
  };

  /** From the link below the rows, the arrows lead back to them. */
  const onSeeAllKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    input.current?.focus();
    machine.setActiveItemId(event.key === 'ArrowUp' ? view.rows.length - 1 : 0);
  };

  return {onInputKey, onSeeAllKey, onTab};
}
