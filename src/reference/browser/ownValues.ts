import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {createStorageSlot} from '@docusaurus/theme-common';
import {noValues, placesOf, toAddress, toToken, type OwnValues} from '../shared/ownValues';
import {isSampleLanguage} from '../shared/sampleLanguages';
import {tokenExpressions, type TokenExpression} from '../shared/tokenExpressions';
import {onSamplesChange} from './samplesChange';
import {textRange} from './textRange';

/** Of this tab only, and gone when it is closed. */
const slot = createStorageSlot('api.own-values', {persistence: 'sessionStorage'});

/** What stays for this visit where the browser keeps nothing. */
let values: OwnValues | undefined;

const original = new WeakMap<Element, string>();
const shown = new WeakMap<Element, string>();

const exampleAddress = (): string => String(siteConfig.customFields?.apiUrl);

/** @returns what the reader typed on any page of this visit */
function ownValues(): OwnValues {
  return (values ??= readSlot());
}

/** Others may have written into the browser's storage: what is no address and no token is left out. */
function readSlot(): OwnValues {
  try {
    const {address, token} = JSON.parse(slot.get() ?? '{}') as Partial<OwnValues>;
    return {address: toAddress(String(address ?? '')) ?? '', token: toToken(String(token ?? '')) ?? ''};
  } catch {
    return noValues;
  }
}

/** Keeps what was typed, and shows it in all code of the page. */
function setOwnValues(next: OwnValues): void {
  values = next;
  if (next.address === '' && next.token === '') slot.del();
  else slot.set(JSON.stringify(next));
  showOwnValues();
}

function showOwnValues(): void {
  const {address, token} = ownValues();
  document.documentElement.toggleAttribute('data-own-values', address !== '' || token !== '');
  document.documentElement.toggleAttribute('data-own-token', token !== '');
  document.querySelectorAll('.code-block code').forEach(showIn);
}

function showIn(code: Element): void {
  const state = JSON.stringify(ownValues());
  if ((shown.get(code) ?? JSON.stringify(noValues)) === state) return;
  shown.set(code, state);
  code.innerHTML = original.get(code) ?? code.innerHTML;
  original.set(code, code.innerHTML);
  for (const place of placesOf(code.textContent ?? '', exampleAddress(), ownValues(), readingIn(code)).reverse()) {
    const range = textRange(code, place);
    range.deleteContents();
    if (place.text === '') continue;
    const own = document.createElement('span');
    own.className = 'api-own';
    own.textContent = place.text;
    range.insertNode(own);
  }
}

/** @returns how a code takes the token from the environment, if it is a short sample */
function readingIn(code: Element): TokenExpression | undefined {
  const {sample, robust} = code.closest<HTMLElement>('[data-sample]')?.dataset ?? {};
  return isSampleLanguage(sample) && robust === undefined ? tokenExpressions[sample] : undefined;
}

async function fillPanel(panel: Element): Promise<void> {
  if (panel.querySelector('form')) return;
  const loaded = await import('./values/valuesForm').catch(() => undefined);
  if (panel.querySelector('form')) return;
  panel.querySelector('[role=alert]')?.remove();
  const hasToken = document.querySelector('[data-sample]') !== null;
  const options = {values: ownValues(), exampleAddress: exampleAddress(), hasToken, onChange: setOwnValues};
  panel.append(loaded?.valuesForm(options) ?? failureNote());
}

/** Where the form would be; when the panel is opened again, it is loaded again. */
function failureNote(): HTMLElement {
  const note = document.createElement('p');
  note.setAttribute('role', 'alert');
  note.textContent = translate({
    id: 'reference.values.notLoaded',
    message: 'The form could not be loaded. Check the connection, then try again.',
  });
  return note;
}

/** Guides have no panel of their own: a button of a code that shows the address opens the form below the code. */
export async function togglePanel(button: Element): Promise<void> {
  const block = button.closest('.code-block');
  const open = block?.querySelector('.api-values');
  button.setAttribute('aria-expanded', String(!open));
  if (!block || open) return open?.remove();
  const panel = document.createElement('div');
  panel.className = 'api-values';
  block.append(panel);
  await fillPanel(panel);
  panel.querySelector('input')?.focus();
}

if (ExecutionEnvironment.canUseDOM) {
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.open && target.matches('.api-values')) void fillPanel(target);
    },
    true,
  );
  onSamplesChange(showOwnValues);
}

/** Shows what was typed, also in forms that are open. */
export function fillValues(): void {
  document.querySelectorAll('.api-values[open]').forEach((panel) => void fillPanel(panel));
  showOwnValues();
}
