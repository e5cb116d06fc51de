/** Calls back when the browser is idle; after 200 ms in Safari, which has no idle callback. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 2000});
  else setTimeout(callback, 200);
}

/**
 * Calls back at the first sign of interaction: the mouse moves, a key is pressed, focus moves into the page. After the
 * first touch it waits until the browser is idle, so that scrolling stays smooth. The press queue handles presses on
 * controls. Browsers take the listeners of touches on the window for passive ones by themselves.
 *
 * @param callback may be called more than once
 */
export function onIntent(callback: () => void): void {
  addEventListener('keydown', callback);
  addEventListener('focusin', ({target}) => {
    // A pressed link gets the focus too, and is followed without any script.
    if ((target as Element).matches(':focus-visible')) callback();
  });
  addEventListener('mousemove', ({movementX, movementY}) => {
    // Browsers report a resting mouse when the page scrolls below it.
    if (movementX || movementY) callback();
  });
  // Links in a menu of the navbar need the application: any pointer that meets them counts, also one that rests.
  for (const type of ['pointerover', 'pointerdown']) {
    addEventListener(type, ({target}) => {
      if ((target as Element).closest('.dropdown')) callback();
    });
  }
  addEventListener('touchmove', () => whenIdle(callback), {once: true});
  addEventListener('touchstart', ({target}) => {
    // A link is followed by the browser, without any script.
    if (!(target as Element).closest('a')) whenIdle(callback);
  });
}
