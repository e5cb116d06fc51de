/** Collects what a reader types after asking for the search and before its input is there. */
export interface TypeAhead {
  /** Begins to collect, or goes on. */
  start(): void;
  /** Ends collecting; @returns what was typed. */
  take(): string;
}

/**
 * @param onGiveUp Escape was pressed while collecting.
 * @param target where keys are listened to.
 */
export function createTypeAhead(onGiveUp: () => void, target: Document): TypeAhead {
  let typed = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      take();
      onGiveUp();
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
  return {
    start() {
      // Adding the same listener again changes nothing.
      target.addEventListener('keydown', onKeyDown);
    },
    take,
  };
}
