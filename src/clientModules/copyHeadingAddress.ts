import {translate} from '@docusaurus/Translate';
import {copyAndAnnounce} from '../client/copyAndAnnounce';

/** The mark beside a heading leads to its place, as before, and copies the address of that place. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link) return;
  const sign = document.createElement('span');
  sign.className = 'site-copied';
  sign.textContent = translate({id: 'site.headingAddress.copied', message: 'The address was copied.'});
  copyAndAnnounce(link.href, sign.textContent, (isShown) => (isShown ? link.after(sign) : sign.remove())).catch(
    // Without the right to copy, the address bar has the address all the same.
    () => undefined,
  );
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}

export {};
