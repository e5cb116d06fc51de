import {translate} from '@docusaurus/Translate';
import {createStorageSlot} from '@docusaurus/theme-common';
import {areSingleKeysOn, noSingleKeys, singleKeysKey} from '../../../kit/browser/shortcutKeys';
import {shortcuts, type Shortcut} from './shortcuts';
import styles from './styles.module.css';

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

function row({keys, meaning}: Shortcut): HTMLElement {
  const alternatives = keys.flatMap((combination, index) => {
    const pressed = combination.flatMap((key, position) =>
      position > 0 ? [' + ', make('kbd', {}, key)] : [make('kbd', {}, key)],
    );
    return index > 0 ? [' · ', ...pressed] : pressed;
  });
  return make('div', {className: styles.row}, make('dt', {}, ...alternatives), make('dd', {}, meaning));
}

function switchSingleKeys(isOn: boolean): void {
  document.documentElement.toggleAttribute(noSingleKeys, !isOn);
  createStorageSlot(singleKeysKey).set(isOn ? 'on' : 'off');
}

function singleKeysCheckbox(): HTMLElement {
  const box = make('input', {type: 'checkbox', checked: areSingleKeysOn()});
  box.addEventListener('change', () => switchSingleKeys(box.checked));
  return make(
    'label',
    {className: styles.choice},
    box,
    translate({id: 'site.shortcuts.singleKeys', message: 'Use the single keys / and ? as shortcuts'}),
  );
}

function build(): HTMLDialogElement {
  const title = make(
    'h2',
    {id: 'site-shortcuts'},
    translate({id: 'site.shortcuts.title', message: 'Keyboard shortcuts'}),
  );
  const close = make(
    'button',
    {type: 'button', className: 'button button--sm'},
    translate({id: 'site.shortcuts.closeButton', message: 'Close'}),
  );
  const dialog = make(
    'dialog',
    {className: styles.dialog},
    make('header', {className: styles.header}, title, close),
    make('dl', {}, ...shortcuts(/Mac|iPhone|iPad/.test(navigator.userAgent)).map(row)),
    singleKeysCheckbox(),
  );
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
  // Never above another open dialog. The search, a `dialog`, stays in the page when it is closed.
  if (document.querySelector('dialog[open], [role="dialog"]:not(dialog)')) return;
  const dialog = build();
  document.body.append(dialog);
  dialog.showModal();
}
