import {translate} from '@docusaurus/Translate';
import {areSingleKeysOn} from '../../client/shortcutKeys';
import {switchSingleKeys} from './switchSingleKeys';
import {shortcuts, type Shortcut} from './shortcuts';
import styles from './styles.module.css';

/** @returns an element with a text, or with other elements inside. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...content);
  return element;
}

function row({keys, meaning}: Shortcut): HTMLElement {
  const ways = keys.flatMap((way, index) => {
    const pressed = way.flatMap((key, place) => (place > 0 ? [' + ', make('kbd', key)] : [make('kbd', key)]));
    return index > 0 ? [' · ', ...pressed] : pressed;
  });
  const line = make('div', make('dt', ...ways), make('dd', meaning));
  line.className = styles.row ?? '';
  return line;
}

/** @returns the box to tick for the keys that are pressed alone. */
function singleKeysChoice(): HTMLElement {
  const box = make('input');
  box.type = 'checkbox';
  box.checked = areSingleKeysOn();
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  const label = make(
    'label',
    box,
    translate({
      id: 'site.shortcuts.singleKeys',
      message: 'Use the single keys / and ? as shortcuts',
      description: 'Box to tick in the list of keyboard shortcuts: whether keys without Ctrl are commands',
    }),
  );
  label.className = styles.choice ?? '';
  return label;
}

function build(): HTMLDialogElement {
  const title = make(
    'h2',
    translate({
      id: 'site.shortcuts.title',
      message: 'Keyboard shortcuts',
      description: 'Title of the list of keyboard shortcuts',
    }),
  );
  title.id = 'site-shortcuts';
  const close = make(
    'button',
    translate({
      id: 'site.shortcuts.closeButton',
      message: 'Close',
      description: 'Button that closes the list of keyboard shortcuts',
    }),
  );
  close.type = 'button';
  close.className = 'button button--sm';
  const header = make('header', title, close);
  header.className = styles.header ?? '';
  const list = make('dl', ...shortcuts(/Mac|iPhone|iPad/.test(navigator.userAgent)).map(row));
  const dialog = make('dialog', header, list, singleKeysChoice());
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  close.addEventListener('click', () => dialog.close());
  // A click beside the list meets the dialog itself.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  return dialog;
}

/** Shows the list above the page. The browser keeps the focus inside, gives it back, and closes on Escape. */
export function openShortcuts(): void {
  // Nothing is laid upon another open dialog: the search, which stays in the page when it is closed, a menu or this list.
  if (document.querySelector('dialog[open], [role="dialog"]:not(dialog)')) {
    return;
  }
  const dialog = build();
  document.body.append(dialog);
  dialog.showModal();
}
