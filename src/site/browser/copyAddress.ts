import {translate} from '@docusaurus/Translate';
import {copyAndAnnounce} from '../../kit/browser/copyAndAnnounce';

/** The link of a heading or a step, and that of a field in an API table, also copies its address. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link, a.field-address');
  if (!link) return;
  // A step whose number is pressed is in sight: its address moves nothing.
  const step = link.closest('li');
  step?.style.setProperty('scroll-margin-top', `${step.getBoundingClientRect().top}px`);
  const confirmation = document.createElement('span');
  confirmation.className = 'site-copied';
  confirmation.textContent = translate({id: 'site.headingAddress.copied', message: 'Link copied'});
  void copyAndAnnounce({
    text: link.href,
    message: confirmation.textContent,
    show: (isShown) => (isShown ? link.after(confirmation) : confirmation.remove()),
  });
}

if (typeof document !== 'undefined') document.addEventListener('click', onClick);
