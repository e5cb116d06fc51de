import {copyAndAnnounce} from '../../../kit/browser/copyAndAnnounce';

/** Gives the buttons of all code blocks their effect, also of blocks that arrive later: one listener for all. */
export function activateCodeButtons(page: Document): void {
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
  const word = button.dataset.copied ?? '';
  const label = button.dataset.label ?? button.textContent;
  try {
    await copyAndAnnounce((pre.textContent ?? '').replace(/\n$/, ''), word, (isShown) => {
      button.textContent = isShown ? word : label;
      // The style sheet shows the confirmation where this attribute is set.
      if (isShown) button.dataset.label = label;
      else delete button.dataset.label;
    });
  } catch {
    // Without access to the clipboard the reader gets the code selected, one key away from being copied.
    getSelection()?.selectAllChildren(pre);
  }
}
