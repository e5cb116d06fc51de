/** Events that wait for the application; see `browser/inputReplay.ts`. */
const types = ['click', 'change', 'keydown'];

/**
 * Keeps presses that wait for the application where it draws the page anew: those on a control that is gone then are made
 * on the one in its place, which looks the same.
 *
 * @param container the application's part of the page, before it is hydrated
 * @returns hands the presses on, once it is
 */
export function handOnPresses(container: Element): () => void {
  const alike = (control: Element): Element[] =>
    [...container.querySelectorAll(control.localName)].filter(
      ({className, textContent}) => className === control.className && textContent === control.textContent,
    );
  const pressed = [...container.querySelectorAll('[aria-busy=true]')].map((control) => ({
    control,
    index: alike(control).indexOf(control),
  }));
  return () => {
    for (const {control, index} of pressed) {
      if (control.isConnected) continue;
      const next = alike(control)[index];
      for (const type of types) {
        control.addEventListener(type, (event) =>
          next?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
        );
      }
    }
  };
}
