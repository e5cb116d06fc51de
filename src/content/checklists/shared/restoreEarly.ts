/**
 * Ticks the boxes above as they were stored (`ticks.ts`), before the page is painted and without the application. Its source
 * becomes an inline script, so it must not refer to anything outside of itself.
 */
export function restoreEarly(): void {
  try {
    const ticks = JSON.parse(localStorage.getItem(document.currentScript!.dataset.key!)!) as Record<string, string>;
    for (const [name, stored] of Object.entries(ticks)) {
      const boxes = document.querySelectorAll<HTMLInputElement>(`.checklist [name="${name}"]`);
      if (boxes.length === stored.length) boxes.forEach((box, index) => (box.checked = stored[index] === '1'));
    }
  } catch {
    // Nothing is stored, or nothing can be.
  }
}
