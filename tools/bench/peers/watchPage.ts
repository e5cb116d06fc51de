/** What the watcher is told about a page's menu; CSS selectors. */
export interface MenuPlace {
  button: string;
  /** What the button opens. */
  panel: string;
  /** What closes it again. */
  close: string;
}

/** What the watcher keeps in the page; all times in milliseconds. */
export interface Watched {
  /** Largest paint, from the start of the navigation. */
  paint: number;
  /** Time of long tasks beyond 50 ms each. */
  blocked: number;
  /** Longest event timing entry of a tap since the finger was lifted last: from the input to the paint that answers. */
  answer: number;
  /** From lifting the finger until the button is painted as pressed, or the menu is there. */
  pressed?: number;
  /** From lifting the finger until the menu is painted in its place. */
  menu?: number;
}

declare global {
  interface Window {
    benchWatched?: Watched;
  }
}

export const shownKey = 'bench-shown';

/**
 * Runs in every document before its own scripts: times of painting, of long tasks, of taps, and from a click to the next
 * page's heading. It looks on from frame to frame only after a tap, so that it costs a page that loads nothing.
 */
export function watchPage([key, {button, panel}]: readonly [string, MenuPlace]): void {
  if (!location.protocol.startsWith('http')) return;
  const watched: Watched = {paint: 0, blocked: 0, answer: 0};
  window.benchWatched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true, ...options});
  observe('largest-contentful-paint', ({startTime}) => (watched.paint = startTime));
  // Beyond 50 ms a reader's touch would have to wait.
  observe('longtask', ({duration}) => (watched.blocked += Math.max(0, duration - 50)));

  let lifted = 0;
  // What begins before the finger is lifted belongs to the same tap.
  observe(
    'event',
    (entry) => {
      const {interactionId, duration, startTime} = entry as PerformanceEventTiming;
      if (interactionId > 0 && startTime > lifted - 500) watched.answer = Math.max(watched.answer, duration);
    },
    {durationThreshold: 16},
  );

  /** Asks in each frame until the answer is yes, and calls back when that frame is painted. */
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
      watched.answer = 0;
      if (!(target as Element).closest(button)) return;
      delete watched.pressed;
      delete watched.menu;
      requestAnimationFrame(() => {
        whenPainted(isPressed, () => (watched.pressed = performance.now() - timeStamp));
        whenPainted(isMenuOpen, () => (watched.menu = performance.now() - timeStamp));
      });
    },
    true,
  );

  // Time since the epoch goes on through a change of the document.
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const clicked = 'bench-clicked';
  const lookForHeading = () => {
    const [start, before] = JSON.parse(sessionStorage.getItem(clicked) ?? '[]') as [number?, string?];
    if (start === undefined) return;
    whenPainted(
      () => heading() !== '' && heading() !== before,
      () => {
        sessionStorage.removeItem(clicked);
        sessionStorage.setItem(key, String(now() - start));
      },
    );
  };
  addEventListener(
    'click',
    ({timeStamp, target}) => {
      if (!(target as Element).closest('a')) return;
      sessionStorage.setItem(clicked, JSON.stringify([performance.timeOrigin + timeStamp, heading()]));
      requestAnimationFrame(lookForHeading);
    },
    true,
  );
  lookForHeading();
}
