/** Calls back when the browser has nothing to do; in Safari, which does not tell, after a fifth of a second. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 2000});
  else setTimeout(callback, 200);
}

/**
 * Calls back at the first sign that the reader wants more than to read: a mouse that moves, a key, focus that moves
 * into the page. After the first touch or scroll by finger it waits until the browser is idle, so that the finger
 * never waits. Presses on controls are the press queue's.
 *
 * @param callback may be called more than once
 */
export function onIntent(callback: () => void): void {
  addEventListener('keydown', callback);
  addEventListener('focusin', ({target}) => {
    // A link that is pressed takes the focus too, and is followed without any script.
    if ((target as Element).matches(':focus-visible')) callback();
  });
  addEventListener('mousemove', ({movementX, movementY}) => {
    // Browsers report a mouse that rests when the page moves below it.
    if (movementX || movementY) callback();
  });
  addEventListener('touchmove', () => whenIdle(callback), {passive: true, once: true});
  addEventListener(
    'touchstart',
    ({target}) => {
      // A link is followed by the browser, without any script.
      if (!(target as Element).closest('a')) whenIdle(callback);
    },
    {passive: true},
  );
}
