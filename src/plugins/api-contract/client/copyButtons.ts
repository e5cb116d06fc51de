import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** How long a button says that it has copied. */
const SAID_FOR_MS = 2000;

/** @returns the code that a button belongs to: the address beside it, or the block of its group that is visible. */
function codeOf(button: Element): HTMLElement | undefined {
  const group = button.closest('.api-request, .api-code');
  return [...(group?.querySelectorAll<HTMLElement>('code') ?? [])].find((code) => code.getClientRects().length > 0 && !code.closest('.api-needs'));
}

async function copy(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    say(button, button.dataset.copied ?? '');
  } catch {
    // Without access to the clipboard the reader still gets the text marked, one key away from being copied.
    getSelection()?.selectAllChildren(code);
  }
}

function say(button: HTMLElement, text: string): void {
  if (button.dataset.saying !== undefined) return;
  const {textContent, ariaLabel} = button;
  button.dataset.saying = '';
  button.textContent = text;
  button.ariaLabel = text;
  setTimeout(() => {
    button.textContent = textContent;
    button.ariaLabel = ariaLabel;
    delete button.dataset.saying;
  }, SAID_FOR_MS);
}

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('.api-copy') : null;
    if (button) void copy(button);
  });
}
