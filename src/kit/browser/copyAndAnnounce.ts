/** How long the confirmation is shown, in milliseconds. */
const shownFor = 2000;

let hideConfirmation = (): void => undefined;

/**
 * Copies a text, shows and announces a confirmation, and removes it after two seconds.
 *
 * @param text what is copied
 * @param message the confirmation for screen readers
 * @param show called with true to show the confirmation, and with false to remove it
 * @throws when the browser does not let the page write to the clipboard
 */
export async function copyAndAnnounce(text: string, message: string, show: (isShown: boolean) => void): Promise<void> {
  await navigator.clipboard.writeText(text);
  hideConfirmation();
  const region = liveRegion();
  region.textContent = message;
  show(true);
  const timer = setTimeout(() => hideConfirmation(), shownFor);
  hideConfirmation = () => {
    clearTimeout(timer);
    region.textContent = '';
    show(false);
    hideConfirmation = () => undefined;
  };
}

/** The live region for screen readers, shared by everything that copies. */
function liveRegion(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.copy-status');
  if (known) return known;
  const region = document.createElement('div');
  region.className = 'copy-status sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
