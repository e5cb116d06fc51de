/** A popover closes when a link in it was followed within the page. */
export function closePopovers(): void {
  document.addEventListener('click', ({target}) => {
    const element = target as Element;
    if (element.closest('a')) element.closest<HTMLElement>('[popover]')?.hidePopover();
  });
}
