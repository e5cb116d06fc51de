import {translate} from '@docusaurus/Translate';

/** How long the sign that it worked is shown; in milliseconds. */
const shownFor = 2000;

/**
 * Copies the address of a place and says so beside the heading, by sight and to screen readers.
 *
 * @throws when the browser does not let the page write to the clipboard
 */
export async function copyAddress(link: HTMLAnchorElement): Promise<void> {
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
