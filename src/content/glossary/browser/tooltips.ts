/** Least distance between a tooltip and the edge of the window, in pixels. */
const margin = 16;

/**
 * What style sheets cannot do for the tooltips of linked terms: keep them inside the window, show them on the first touch
 * (the second one follows the link), and hide them on Escape. Listeners on the page serve all terms, also later ones.
 */
export function activateTooltips(page: Document): void {
  const place = ({target}: Event): void => {
    const term = termOf(target);
    if (term) keepInside(term);
  };
  page.addEventListener('mouseover', place);
  page.addEventListener('focusin', place);

  const reset = ({target, relatedTarget}: MouseEvent | FocusEvent): void => {
    const term = termOf(target);
    if (!term || term === termOf(relatedTarget)) return;
    delete term.dataset.closed;
    delete term.dataset.open;
  };
  page.addEventListener('mouseout', reset);
  page.addEventListener('focusout', reset);

  page.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    for (const term of page.querySelectorAll<HTMLElement>('.term:is(:hover, :focus-within, [data-open])')) {
      delete term.dataset.open;
      term.dataset.closed = '';
    }
  });

  const onClick = (event: MouseEvent): void => {
    const term = termOf(event.target);
    for (const other of page.querySelectorAll<HTMLElement>('.term[data-open]')) {
      if (other !== term) delete other.dataset.open;
    }
    if (!term || term.dataset.open !== undefined || !isTouch(event)) return;
    event.preventDefault();
    delete term.dataset.closed;
    term.dataset.open = '';
    keepInside(term);
  };
  // Capturing, because the router would follow the link first.
  page.addEventListener('click', onClick, {capture: true});
}

function termOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.term') : null;
}

/** Older browsers do not say what clicked; there the device decides. */
function isTouch(event: MouseEvent): boolean {
  const kind = 'pointerType' in event ? event.pointerType : '';
  return kind === '' ? matchMedia('(hover: none)').matches && event.detail > 0 : kind === 'touch';
}

/** Moves a tooltip to the left by as much as it would overflow on the right. */
function keepInside(term: HTMLElement): void {
  const tip = term.querySelector<HTMLElement>('.term-tip');
  if (!tip) return;
  tip.style.removeProperty('--shift');
  const {right} = tip.getBoundingClientRect();
  const over = right + margin - document.documentElement.clientWidth;
  if (over > 0) tip.style.setProperty('--shift', `${-over}px`);
}
