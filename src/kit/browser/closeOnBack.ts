import {isPlainClick} from './isPlainClick';

/** The part of the router's history that is needed here. */
interface RouterHistory {
  push: unknown;
  replace: unknown;
}

/** Marks the entry of the browser's history that stands for what is open. */
const mark = 'isOpen';

const isMarked = (): boolean => (window.history.state as Record<string, unknown> | null)?.[mark] === true;

/**
 * Lets Back close what was just opened, such as the menu of a phone, instead of leaving the page: an entry of the
 * browser's history stands for it. No such entry stays behind. Closed in another way, it is taken back, and a link that
 * is followed takes its place.
 *
 * @param close called when the reader goes back, or follows a link to a page that the router does not know
 * @param router needed where there are links to pages
 * @returns what to call when it was closed, in whatever way
 */
export function closeOnBack(close: () => void, router?: RouterHistory): () => void {
  const push = router?.push;
  const listeners = new AbortController();
  let isLeaving = false;

  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    const isFollowed = link && !event.defaultPrevented && isPlainClick(event) && /^(?:_self)?$/.test(link.target);
    if (!isFollowed || !link.protocol.startsWith('http')) return;
    event.preventDefault();
    isLeaving = true;
    window.location.replace(link.href);
    close();
  };
  window.history.pushState({...(window.history.state as object | null), [mark]: true}, '');
  if (router) router.push = router.replace;
  window.addEventListener('popstate', close, {signal: listeners.signal});
  // After the router, which prevents the browser's own way to its pages.
  window.addEventListener('click', onClick, {signal: listeners.signal});

  return () => {
    listeners.abort();
    if (router) router.push = push;
    // The router hears of it, and stays on its page.
    if (!isLeaving && isMarked()) window.history.back();
  };
}
