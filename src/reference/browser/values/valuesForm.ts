import {translate} from '@docusaurus/Translate';
import {noValues, toAddress, toToken, type OwnValues} from '../../shared/ownValues';
import './valuesForm.css';

interface FormOptions {
  /** What the samples show now. */
  values: OwnValues;
  exampleAddress: string;
  /** Called with all values after each valid change. */
  onChange: (values: OwnValues) => void;
}

/** @returns the fields in which readers type their own values; each is shown in the samples once it is valid */
export function valuesForm({values, exampleAddress, onChange}: FormOptions): HTMLFormElement {
  let current = values;
  const change = (next: OwnValues): void => {
    current = next;
    onChange(next);
  };
  const form = document.createElement('form');
  // Without names nothing of it could be sent, not even by a browser without this listener.
  form.addEventListener('submit', (event) => event.preventDefault());
  const fields = [
    field({
      label: translate({id: 'reference.values.address', message: 'Address of your platform'}),
      refusal: translate({
        id: 'reference.values.wrongAddress',
        message: 'This is no address. Write it with https:// in front and without a question mark.',
      }),
      read: toAddress,
      example: exampleAddress,
      value: values.address,
      onChange: (address) => change({...current, address}),
    }),
    field({
      label: translate({id: 'reference.values.token', message: 'Access token'}),
      refusal: translate({
        id: 'reference.values.wrongToken',
        message: 'This is no token. Copy the whole text that the login returned, without quotation marks.',
      }),
      read: toToken,
      example: 'eyJhbGciOi…',
      value: values.token,
      onChange: (token) => change({...current, token}),
    }),
  ];
  const note = document.createElement('p');
  note.textContent = translate({
    id: 'reference.values.note',
    message:
      'All samples show them, and Copy takes them along. They stay in this browser tab, are never sent, and are gone when you close it. With error handling, samples still read the token from ECONTRACT_TOKEN.',
  });
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = translate({id: 'reference.values.reset', message: 'Reset'});
  reset.addEventListener('click', () => {
    change(noValues);
    fields.forEach(({clear}) => clear());
  });
  form.append(...fields.map(({element}) => element), note, reset);
  return form;
}

interface FieldOptions {
  label: string;
  /** What is said of a text that is no such value. */
  refusal: string;
  read: (typed: string) => string | undefined;
  example: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field under its label, with room for what is said of a wrong text. */
function field({label, refusal, read, example, value, onChange}: FieldOptions): {element: Element; clear: () => void} {
  const element = document.createElement('label');
  const input = document.createElement('input');
  const problem = document.createElement('span');
  problem.setAttribute('role', 'alert');
  Object.assign(input, {type: 'text', value, placeholder: example, autocomplete: 'off'});
  // Some browsers send what is checked for spelling.
  input.spellcheck = false;
  input.setAttribute('autocapitalize', 'none');
  const say = (text: string): void => {
    problem.textContent = text;
    input.ariaInvalid = text === '' ? null : 'true';
  };
  input.addEventListener('input', () => {
    const typed = read(input.value);
    if (typed === undefined) return;
    say('');
    onChange(typed);
  });
  input.addEventListener('change', () => say(read(input.value) === undefined ? refusal : ''));
  element.append(label, input, problem);
  const clear = (): void => {
    input.value = '';
    say('');
  };
  return {element, clear};
}
