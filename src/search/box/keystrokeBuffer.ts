/** Collects what the reader types between opening the search and the moment its input has the focus. */
export interface KeystrokeBuffer {
  /** Starts to collect, or continues. */
  start(): void;
  /** Stops collecting; @returns what was typed */
  take(): string;
}

/** @param onEscape called when the reader presses Escape, which also stops collecting */
export function createKeystrokeBuffer(onEscape: () => void, target: Document): KeystrokeBuffer {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      take();
      onEscape();
    } else if (event.key === 'Backspace') {
      typed = typed.slice(0, -1);
    } else if (event.key.length === 1) {
      typed += event.key;
    } else {
      return;
    }
    event.preventDefault();
  };
  const take = (): string => {
    target.removeEventListener('keydown', onKeyDown);
    const taken = typed;
    typed = '';
    return taken;
  };
  // Adding the same listener twice has no effect.
  return {start: () => target.addEventListener('keydown', onKeyDown), take};
}
