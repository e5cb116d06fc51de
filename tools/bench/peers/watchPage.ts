/** What the watcher keeps in the page. */
export interface Watched {
  paint: number;
  blocked: number;
}

declare global {
  interface Window {
    benchWatched?: Watched;
  }
}

export const shownKey = 'bench-shown';

/** Runs in every document before its own scripts: times of painting, of long tasks, and from a click to the next heading. */
export function watchPage(key: string): void {
  if (!location.protocol.startsWith('http')) return;
  const watched: Watched = {paint: 0, blocked: 0};
  window.benchWatched = watched;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({type, buffered: true});
  observe('largest-contentful-paint', ({startTime}) => (watched.paint = startTime));
  // Beyond 50 ms a reader's touch would have to wait.
  observe('longtask', ({duration}) => (watched.blocked += Math.max(0, duration - 50)));

  // Time since the epoch goes on through a change of the document.
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const clicked = 'bench-clicked';
  addEventListener('click', () => sessionStorage.setItem(clicked, JSON.stringify([now(), heading()])), true);
  const look = () => {
    const [start, before] = JSON.parse(sessionStorage.getItem(clicked) ?? '[]') as [number?, string?];
    if (start !== undefined && heading() !== '' && heading() !== before) {
      sessionStorage.removeItem(clicked);
      // The next frame comes when this one is painted.
      requestAnimationFrame(() => sessionStorage.setItem(key, String(now() - start)));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
