import {isOfInputMethod, openTypingField} from './typingField';

/** What the reader typed before the input had the focus. */
export interface Keystrokes {
  text: string;
  /** By how many rows they went down with the arrows; up, if it is negative. */
  moves: number;
  isEntered: boolean;
}

/** Collects what the reader types between opening the search and the moment its input has the focus. */
export interface KeystrokeBuffer {
  /** Starts to collect, or continues. */
  start(): void;
  /** Stops collecting; @returns what was typed */
  take(): Keystrokes;
}

const noKeys: Keystrokes = {text: '', moves: 0, isEntered: false};

/** @returns what was typed with one more key; undefined for a key that says nothing here. Enter needs a text, and ends it. */
function addKey(typed: Keystrokes, {key, repeat}: KeyboardEvent): Keystrokes | undefined {
  const {text, moves, isEntered} = typed;
  if (isEntered) return typed;
  if (key === 'Enter') return {...typed, isEntered: text.trim() !== '' && !repeat};
  if (key === 'ArrowDown' || key === 'ArrowUp') return {...typed, moves: moves + (key === 'ArrowDown' ? 1 : -1)};
  if (key === 'Backspace') return {...noKeys, text: text.slice(0, -1)};
  return key.length === 1 ? {...noKeys, text: text + key} : undefined;
}

/** @param onEscape called when the reader presses Escape, which also stops collecting */
export function createKeystrokeBuffer(onEscape: () => void, target: Document): KeystrokeBuffer {
  let typed = noKeys;
  let closeField: (() => void) | undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event)) return;
    if (event.key === 'Escape') {
      take();
      onEscape();
    } else {
      const longer = addKey(typed, event);
      if (!longer) return;
      typed = longer;
    }
    event.preventDefault();
  };
  const take = (): Keystrokes => {
    // It tells as keys what it still holds.
    closeField?.();
    closeField = undefined;
    target.removeEventListener('keydown', onKeyDown);
    const taken = typed;
    typed = noKeys;
    return taken;
  };
  return {
    start() {
      // Adding the same listener twice has no effect.
      target.addEventListener('keydown', onKeyDown);
      closeField ??= openTypingField(target);
    },
    take,
  };
}
