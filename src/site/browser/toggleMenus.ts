import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const dismissed = 'data-dismissed';

/**
 * Hides an open menu until the pointer or the focus leaves it, or its button is pressed again.
 *
 * @param isTapped by a finger: what browsers send of it as a mouse that leaves, while the menu still counts as hovered,
 *   does not end it
 */
function dismiss(menu: Element, isTapped = false): void {
  const button = menu.firstElementChild as HTMLElement;
  if (menu.contains(document.activeElement)) button.focus();
  menu.setAttribute(dismissed, '');
  // The theme closes a menu when the focus goes elsewhere.
  document.body.dispatchEvent(new Event('focusin', {bubbles: true}));
  for (const type of [isTapped ? 'pointerenter' : 'mouseleave', 'focusout', 'keydown', 'click']) {
    menu.addEventListener(type, () => menu.removeAttribute(dismissed), {once: true});
  }
}

/** @returns whether a press came from a finger: nothing can be above a control without pressing it */
function isTap(event: MouseEvent): boolean {
  return (event instanceof PointerEvent && event.pointerType === 'touch') || !matchMedia('(hover: hover)').matches;
}

/** The theme's buttons toggle on Enter and open below a mouse; what browsers keep of a tap as hovering may end any time. */
function toggle(button: Element): void {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  if (isOpen) dismiss(button.parentElement!, true);
  else button.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true}));
}

// Menus of the navbar close on Escape, whether they are hovered or focused, and when a link in them was followed; a tap
// on their button opens and closes them.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape')
      document.querySelectorAll('.dropdown:is(:hover, :focus-within)').forEach((menu) => dismiss(menu));
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest('.dropdown__menu a');
    const button = target.closest('.dropdown > [aria-haspopup]');
    if (link) dismiss(link.closest('.dropdown')!);
    else if (button && isTap(event)) toggle(button);
  });
}
