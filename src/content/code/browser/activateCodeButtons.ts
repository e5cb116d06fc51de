import {changeCodeSettings, markWrapButtons, readCodeSettings} from '../../../kit/browser/codeSettings';
import {copyAndAnnounce} from '../../../kit/browser/copyAndAnnounce';
import {preserveScrollPosition} from '../../../kit/browser/preserveScrollPosition';

/** Gives the buttons of all code blocks their effect, also of blocks that arrive later: one listener for all. */
export function activateCodeButtons(page: Document): void {
  page.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.code-copy, .code-wrap') : null;
    const pre = button?.closest('.code-block')?.querySelector('pre');
    if (!button || !pre) return;
    if (button.classList.contains('code-wrap')) toggleWrapping(button, page);
    else void copy(button, pre);
  });
}

/** Wraps the lines of all code, or no longer: who needs it in one block needs it in the others. */
function toggleWrapping(button: HTMLElement, page: Document): void {
  preserveScrollPosition(button, () => {
    changeCodeSettings({wraps: !readCodeSettings().wraps});
    markWrapButtons(page);
  });
}

function copy(button: HTMLElement, pre: HTMLElement): Promise<void> {
  const word = button.dataset.copied ?? '';
  const label = button.dataset.label ?? button.textContent;
  return copyAndAnnounce({
    text: (pre.textContent ?? '').replace(/\n$/, ''),
    message: word,
    show(isShown) {
      button.textContent = isShown ? word : label;
      // The style sheet shows the confirmation where this attribute is set.
      if (isShown) button.dataset.label = label;
      else delete button.dataset.label;
    },
    source: pre,
  });
}
