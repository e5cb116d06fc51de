/** How long the page says that it has copied; in milliseconds. */
const shownFor = 2000;

let takeBack = (): void => undefined;

/**
 * Copies a text, shows and announces a confirmation, and removes it after two seconds.
 *
 * @param text what is copied
 * @param word the confirmation that screen readers announce
 * @param show called with true to show the confirmation, and with false to remove it
 * @throws when the browser does not let the page write to the clipboard
 */
export async function copyAndAnnounce(text: string, word: string, show: (isShown: boolean) => void): Promise<void> {
  await navigator.clipboard.writeText(text);
  takeBack();
  const region = liveRegion();
  region.textContent = word;
  show(true);
  const timer = setTimeout(() => takeBack(), shownFor);
  takeBack = () => {
    clearTimeout(timer);
    region.textContent = '';
    show(false);
    takeBack = () => undefined;
  };
}

/** The one region from which screen readers read, whoever copies. It is seen by no one. */
function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.copy-status');
  if (known) return known;
  const region = document.createElement('div');
  region.className = 'copy-status sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
