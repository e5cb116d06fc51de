import {useEffect} from 'react';

const focusableSelector = 'a[href], button:not([disabled]), input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Makes the open mobile sidebar behave as a dialog: focus moves in, stays in, and returns; Escape closes. */
export function useSidebarDialog(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const sidebar = document.querySelector<HTMLElement>('.theme-layout-navbar-sidebar');
    if (!isOpen || !sidebar) return undefined;
    const opener = document.activeElement;
    // The sidebar fades in, and nothing can be focused before its first visible frame.
    let frame = requestAnimationFrame(function moveIn() {
      focusableIn(sidebar)[0]?.focus();
      if (!sidebar.contains(document.activeElement)) frame = requestAnimationFrame(moveIn);
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab') trapFocus(event, focusableIn(sidebar));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, close]);
}

function focusableIn(sidebar: HTMLElement): HTMLElement[] {
  return [...sidebar.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (element) => !element.closest('[inert]') && element.offsetParent !== null,
  );
}

/** `inert` on the rest of the page would not do: Tab would leave the page for the browser's own controls. */
function trapFocus(event: KeyboardEvent, elements: HTMLElement[]): void {
  const first = elements[0];
  const last = elements.at(-1);
  const active = document.activeElement;
  if (event.shiftKey && active === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && (active === last || !elements.some((element) => element === active))) {
    event.preventDefault();
    first?.focus();
  }
}
