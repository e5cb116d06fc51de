import type {MenuSelectors} from './tools';

/** What the observer keeps in the page; all times in milliseconds. */
export interface Observed {
  /** Largest paint, from the start of the navigation. */
  paint: number;
  /** Time of long tasks beyond 50 ms each. */
  blocked: number;
  /** Longest event timing entry of the last tap: from the input to the paint that answers it. */
  answer: number;
  /** From lifting the finger until the button is painted as pressed, or the menu is there. */
  pressed?: number;
  /** From lifting the finger until the menu is painted in its final position. */
  menu?: number;
}

declare global {
  interface Window {
    benchObserved?: Observed;
  }
}

/** Key of the session storage for the milliseconds from a click until the next page's heading was painted. */
export const resultKey = 'bench-next-page';

/**
 * Runs in every document before its own scripts and records paints, long tasks, taps, and the time from a click to the
 * next page's heading. It checks from frame to frame only after a tap, so that it costs nothing while a page loads.
 */
export function observePage([key, {button, panel}]: readonly [string, MenuSelectors]): void {
  if (!location.protocol.startsWith('http')) return;
  const observed: Observed = {paint: 0, blocked: 0, answer: 0};
  window.benchObserved = observed;
  let lifted = 0;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe('largest-contentful-paint', ({startTime}) => (observed.paint = startTime));
  observe('longtask', ({duration}) => (observed.blocked += Math.max(0, duration - 50)));
  observe('event', (entry) => {
    const {interactionId, duration, startTime} = entry as PerformanceEventTiming;
    // What begins shortly before the finger is lifted belongs to the same tap.
    if (interactionId > 0 && startTime > lifted - 500) observed.answer = Math.max(observed.answer, duration);
  });

  /** Checks in each frame until the condition holds, and calls back when that frame is painted. */
  const whenPainted = (isThere: () => boolean, callback: () => void) => {
    if (!isThere()) return requestAnimationFrame(() => whenPainted(isThere, callback));
    const {port1, port2} = new MessageChannel();
    port1.onmessage = callback;
    port2.postMessage(undefined);
  };
  /** It has slid in, or faded in, as far as it goes. */
  const isMenuOpen = () => {
    const shown = document.querySelector(panel);
    if (!shown?.checkVisibility({visibilityProperty: true})) return false;
    const {left, right} = shown.getBoundingClientRect();
    return right > left && left >= 0 && getComputedStyle(shown).opacity === '1';
  };
  const isPressed = () => document.querySelector(button)?.getAttribute('aria-busy') === 'true' || isMenuOpen();
  addEventListener(
    'pointerup',
    ({timeStamp, target}) => {
      lifted = timeStamp;
      observed.answer = 0;
      if (!(target as Element).closest(button)) return;
      delete observed.pressed;
      delete observed.menu;
      requestAnimationFrame(() => {
        whenPainted(isPressed, () => (observed.pressed = performance.now() - timeStamp));
        whenPainted(isMenuOpen, () => (observed.menu = performance.now() - timeStamp));
      });
    },
    true,
  );

  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const clicked = 'bench-clicked';
  const waitForHeading = () => {
    const [start, before] = JSON.parse(sessionStorage.getItem(clicked) ?? '[]') as [number?, string?];
    if (start === undefined) return;
    whenPainted(
      () => heading() !== '' && heading() !== before,
      () => {
        sessionStorage.removeItem(clicked);
        // Time since the epoch, which a new document does not restart.
        sessionStorage.setItem(key, String(performance.timeOrigin + performance.now() - start));
      },
    );
  };
  addEventListener(
    'click',
    ({timeStamp, target}) => {
      if (!(target as Element).closest('a')) return;
      sessionStorage.setItem(clicked, JSON.stringify([performance.timeOrigin + timeStamp, heading()]));
      requestAnimationFrame(waitForHeading);
    },
    true,
  );
  waitForHeading();
}
