import {type KeyboardEvent, type RefObject, useEffect, useRef} from 'react';
import type {Keystrokes} from '../../keystrokeBuffer';
import {isOfInputMethod} from '../../typingField';
import type {DialogSearch} from './useSearchMachine';

interface Parts {
  search: DialogSearch;
  isOpen: boolean;
  /** What the state machine does with a key in the input. */
  keyDownOfMachine: (event: KeyboardEvent) => void;
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
  /** What is below the input: the rows, then what can be tried where little or nothing was found. */
  body: RefObject<HTMLElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

interface DialogKeys {
  /** Does what Enter and the arrows said as soon as the rows of the text are there, unless the reader types on. */
  actLater: (typed: Keystrokes) => void;
  onInputKey: (event: KeyboardEvent<HTMLInputElement>) => void;
  onBodyKey: (event: KeyboardEvent) => void;
  onTab: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/** Buttons and links below the rows, such as the one to all results; those in a row belong to it. */
const controls = 'button, a:not([tabindex])';

/** Keys that move to the next control or the one before. */
const arrowKeys: Readonly<Record<string, 1 | -1>> = {ArrowDown: 1, ArrowUp: -1};

/** @returns what keys do in the dialog, besides what the state machine does */
export function useDialogKeys({search, isOpen, keyDownOfMachine, dialog, input, body, button}: Parts): DialogKeys {
  const {view, machine} = search;
  const pending = useRef<Keystrokes>(undefined);
  const lastKey = useRef('');
  const {rows, query, status} = view;
  const isWaiting = status === 'loading' || status === 'stalled';

  // Enter pressed while the search is loading opens a new row, not a row of the previous query. If loading fails, it means
  // what it means then: retry.
  useEffect(() => {
    const {text, moves, isEntered} = pending.current ?? {};
    if (moves === undefined || isWaiting || text !== query) return;
    pending.current = undefined;
    if (!isOpen) return;
    const row = rows.at(moves % rows.length);
    if (row && isEntered) search.choose(row);
    else if (row) machine.setActiveItemId(rows.indexOf(row));
    else if (isEntered && status === 'error') search.retry();
  });

  const controlsBelow = (): HTMLElement[] => [...(body.current?.querySelectorAll<HTMLElement>(controls) ?? [])];

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isOfInputMethod(event.nativeEvent)) return;
    const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    // Upwards from the first row and down again is the way back to it, not on to what is below the rows.
    const isPastRows = rows.length === 0 || (lastKey.current === 'ArrowDown' && view.activeRow === rows.length - 1);
    const {moves = 0} = pending.current ?? {};
    if (event.key.length === 1) pending.current = undefined;
    const direction = isWaiting && rows.length === 0 && query.trim() !== '' ? arrowKeys[event.key] : undefined;
    const [controlBelow] = event.key === 'ArrowDown' && isPastRows ? controlsBelow() : [];
    lastKey.current = event.key;
    if (controlBelow) {
      event.preventDefault();
      controlBelow.focus();
    } else if (direction !== undefined || (isPlainEnter && isWaiting && query.trim() !== '')) {
      event.preventDefault();
      pending.current = {text: query, moves: moves + (direction ?? 0), isEntered: direction === undefined};
    } else if (event.key === 'Enter' && status === 'error' && rows.length === 0) {
      event.preventDefault();
      search.retry();
    } else if (event.key !== 'Tab') {
      keyDownOfMachine(event);
    }
  };

  /**
   * Tab closes the box and goes on to the next control of the page. Backwards it leads from the input through the controls
   * beside and below it, and from those forwards back to the input.
   */
  const onTab = (event: KeyboardEvent<HTMLDialogElement>): void => {
    if (event.key !== 'Tab' || !dialog.current) return;
    const target = event.target as HTMLElement;
    const field = input.current?.form;
    if (field?.contains(target) && (event.shiftKey || target !== input.current)) {
      const stops = [input.current!, ...field.querySelectorAll<HTMLElement>('button, [type=radio]:checked')];
      event.preventDefault();
      stops.at((stops.indexOf(target) + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
    } else if (!event.shiftKey) {
      machine.setIsOpen(false);
      // At once, because the browser goes on from the element that has the focus when this handler returns.
      dialog.current.close();
      const {activeElement} = document;
      const isOnPage = activeElement !== document.body && !dialog.current.contains(activeElement);
      if (!isOnPage) button.current?.focus();
    }
  };

  /** The arrows go through the controls below the rows as through rows, and back to those. */
  const onBodyKey = (event: KeyboardEvent): void => {
    const direction = arrowKeys[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const all = controlsBelow();
    const next = all[all.indexOf(event.target as HTMLElement) + direction];
    if (next) return next.focus();
    input.current?.focus();
    machine.setActiveItemId(direction === 1 ? 0 : rows.length - 1);
  };

  const actLater = (typed: Keystrokes): void => {
    pending.current = typed;
  };

  return {actLater, onInputKey, onBodyKey, onTab};
}
