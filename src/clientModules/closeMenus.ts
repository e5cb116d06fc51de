import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const dismissed = 'data-dismissed';

/** Hides an open menu until the pointer or the focus leaves it, or its button is pressed again. */
function dismiss(menu: Element): void {
  const button = menu.firstElementChild as HTMLElement;
  if (menu.contains(document.activeElement)) button.focus();
  menu.setAttribute(dismissed, '');
  // The theme closes a menu when the focus goes elsewhere.
  document.body.dispatchEvent(new Event('focusin', {bubbles: true}));
  for (const type of ['mouseleave', 'focusout', 'keydown', 'click']) {
    menu.addEventListener(type, () => menu.removeAttribute(dismissed), {once: true});
  }
}

// Closes menus of the navbar on Escape, whether they are hovered or focused, and when a link in them was followed.
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') document.querySelectorAll('.dropdown:is(:hover, :focus-within)').forEach(dismiss);
  });
  document.addEventListener('click', ({target}) => {
    const link = (target as Element).closest('.dropdown__menu a');
    if (link) dismiss(link.closest('.dropdown')!);
  });
}
