/** Keeps the top of an element where it is on the screen while what is above it changes its height. */
export function preserveScrollPosition(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  window.scrollBy({top: element.getBoundingClientRect().top - before, behavior: 'instant'});
}
