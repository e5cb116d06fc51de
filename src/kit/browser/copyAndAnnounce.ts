import {translate} from '@docusaurus/Translate';

/** How long the confirmation is shown, in milliseconds. */
const shownFor = 2000;

/** How long the browser may keep the page waiting for the clipboard before the reader is told, in milliseconds. */
const patience = 500;

/** Until a link that copies its address has also led there, which in Firefox ends every selection; in milliseconds. */
const settling = 100;

/** What is copied, and how the reader is told. */
export interface Copying {
  text: string;
  /** The confirmation for screen readers. */
  message: string;
  /** Called with true to show the confirmation, and with false to remove it. */
  show: (isShown: boolean) => void;
  /** The part of the page that shows the text; without one, the notice of a refusal shows it. */
  source?: Element;
}

let endLast = (): void => undefined;

/**
 * Copies a text, and shows and announces a confirmation for two seconds. Where the browser does not let the page copy (no
 * `https`, no permission, no answer), a notice says so, and the text is selected for the reader's own keys.
 */
export async function copyAndAnnounce(copying: Copying): Promise<void> {
  const refuse = (): void => askToCopy(copying);
  const timer = setTimeout(refuse, patience);
  try {
    await navigator.clipboard.writeText(copying.text);
    confirm(copying);
  } catch {
    setTimeout(refuse, settling);
  } finally {
    clearTimeout(timer);
  }
}

function confirm({message, show}: Copying): void {
  const {region} = startNotice();
  region.textContent = message;
  show(true);
  const timer = setTimeout(() => endLast(), shownFor);
  endLast = () => {
    clearTimeout(timer);
    region.textContent = '';
    show(false);
    endLast = () => undefined;
  };
}

/** Selects the text and says how to copy it, until nothing is selected any more, as after a press elsewhere. */
function askToCopy({text, source}: Copying): void {
  const {notice, region} = startNotice();
  notice.className = 'copy-refused alert alert--warning';
  region.textContent = translate({
    id: 'site.copy.refused',
    message:
      'Your browser does not let this page copy. The text is selected: press Ctrl+C (⌘C on a Mac), or touch and hold it and choose Copy.',
  });
  const ownText = document.createElement('pre');
  ownText.textContent = text;
  if (!source) notice.append(ownText);
  getSelection()?.selectAllChildren(source ?? ownText);
  const listeners = new AbortController();
  endLast = () => {
    listeners.abort();
    notice.className = 'sr-only';
    region.textContent = '';
    ownText.remove();
    endLast = () => undefined;
  };
  const onSelection = (): void => {
    if (getSelection()?.isCollapsed) endLast();
  };
  const onKey = ({key}: KeyboardEvent): void => {
    if (key === 'Escape') endLast();
  };
  document.addEventListener('selectionchange', onSelection, listeners);
  document.addEventListener('keydown', onKey, listeners);
}

/** @returns the notice, shared by everything that copies, with its live region for screen readers; both are empty */
function startNotice(): {notice: HTMLElement; region: HTMLElement} {
  endLast();
  const known = document.querySelector<HTMLElement>('.copy-status');
  if (known) return {notice: known.parentElement!, region: known};
  const notice = document.createElement('div');
  notice.className = 'sr-only';
  const region = document.createElement('div');
  region.className = 'copy-status';
  region.setAttribute('role', 'status');
  notice.append(region);
  document.body.append(notice);
  return {notice, region};
}
