import {translate} from '@docusaurus/Translate';

/** How long the sign that it worked is shown; in milliseconds. */
const shownFor = 2000;

async function copyAddress(link: HTMLAnchorElement): Promise<void> {
  await navigator.clipboard.writeText(link.href);
  const status = document.createElement('span');
  status.className = 'site-copied';
  status.setAttribute('role', 'status');
  link.after(status);
  // Screen readers tell what changes in a status, not what it was born with.
  status.textContent = translate({
    id: 'site.headingAddress.copied',
    message: 'The address was copied.',
    description: 'Shown beside a heading whose address was copied',
  });
  setTimeout(() => status.remove(), shownFor);
}

/** The mark beside a heading leads to its place, as before, and copies the address of that place. */
function onClick({target}: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.hash-link');
  if (link) {
    // Without the right to write to the clipboard, the address bar has the address all the same.
    copyAddress(link).catch(() => undefined);
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
}

export {};
