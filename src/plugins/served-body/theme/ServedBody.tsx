import {useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {bodyClassName, bringAhead, readBody} from '../client/pageBodies';
import {linkTarget} from '../client/linkTarget';

const linkAt = ({target}: SyntheticEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** The reader is about to follow a link. */
function askEarly(event: SyntheticEvent): void {
  const link = linkAt(event);
  if (link && linkTarget(link)) window.docusaurus.preload(link.pathname);
}

/** The theme's link to the next page; it prefetches the script of that page by itself. */
const nextPage = 'a.pagination-nav__link--next';

/**
 * Stands where the script of a page would draw its text: the text as the server drew it, with links that change the
 * page as the theme's links do.
 */
export default function ServedBody(): ReactNode {
  const {permalink} = useDoc().metadata;
  const history = useHistory();
  const body = useRef<HTMLDivElement>(null);

  // As the theme does for its own links: what is in view is fetched ahead. Whoever reaches the foot of the page gets the
  // text of the next one too.
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const next = document.querySelector(nextPage);
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        const {pathname} = target as HTMLAnchorElement;
        if (target === next) bringAhead(pathname);
        else window.docusaurus.prefetch(pathname);
      }
    });
    if (next) observer.observe(next);
    for (const link of body.current?.querySelectorAll('a') ?? []) if (linkTarget(link)) observer.observe(link);
    return () => {
      observer.disconnect();
    };
  }, [permalink]);

  const stayInSite = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = linkAt(event);
    const target = link && linkTarget(link);
    if (!target || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    history.push(target);
  };

  return (
    <div
      ref={body}
      className={bodyClassName}
      onClick={stayInSite}
      onMouseOver={askEarly}
      onFocus={askEarly}
      onTouchStart={askEarly}
      // On the first page React finds the text in place and must not compare it; on later ones it comes from their HTML.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: readBody(permalink) ?? ''}}
    />
  );
}
