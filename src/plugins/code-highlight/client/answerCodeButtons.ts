/** How long a button says that it has copied. */
const SAID_FOR_MS = 2000;

/** Gives the buttons of all code blocks their effect, also of blocks that arrive later: one listener for all. */
export function answerCodeButtons(page: Document): void {
  page.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy, .code-wrap') : null;
    const pre = button?.closest('.code-block')?.querySelector('pre');
    if (!button || !pre) return;
    if (button.classList.contains('code-wrap')) {
      button.setAttribute('aria-pressed', String(pre.classList.toggle('code-wrapped')));
    } else void copy(button, pre);
  });
}

async function copy(button: HTMLElement, pre: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText((pre.textContent ?? '').replace(/\n$/, ''));
    say(button, button.dataset.copied ?? '');
  } catch {
    // Without access to the clipboard the reader gets the code selected, one key away from being copied.
    getSelection()?.selectAllChildren(pre);
  }
}

/** Says it on the button, and aloud: a changed name of a focused button is not announced everywhere. */
function say(button: HTMLElement, text: string): void {
  const region = liveRegion(button.ownerDocument);
  region.textContent = text;
  if (button.dataset.saying !== undefined) return;
  const before = button.textContent;
  button.dataset.saying = '';
  button.textContent = text;
  setTimeout(() => {
    button.textContent = before;
    region.textContent = '';
    delete button.dataset.saying;
  }, SAID_FOR_MS);
}

function liveRegion(page: Document): HTMLElement {
  const known = page.querySelector<HTMLElement>('.code-said');
  if (known) return known;
  const region = page.createElement('div');
  region.className = 'code-said';
  region.setAttribute('role', 'status');
  page.body.append(region);
  return region;
}
