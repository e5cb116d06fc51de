import {translate} from '@docusaurus/Translate';
import {noValues, toAddress, toToken, type OwnValues} from '../../shared/ownValues';
import './valuesForm.css';

interface FormOptions {
  /** What the samples show now. */
  values: OwnValues;
  exampleAddress: string;
  /** Whether samples of the page show a token; those of guides read it from the answer to the login. */
  hasToken: boolean;
  /** Called with all values after each valid change. */
  onChange: (values: OwnValues) => void;
}

/** @returns the fields in which readers type their own values; each is shown in the samples once it is valid */
export function valuesForm({values, exampleAddress, hasToken, onChange}: FormOptions): HTMLFormElement {
  let current = values;
  const change = (next: OwnValues): void => {
    current = next;
    onChange(next);
  };
  const form = document.createElement('form');
  // Without names nothing of it could be sent, not even by a browser without this listener.
  form.addEventListener('submit', (event) => event.preventDefault());
  const address = field({
    id: 'own-address',
    label: translate({id: 'reference.values.address', message: 'Address of your platform'}),
    refusal: translate(
      {id: 'reference.values.wrongAddress', message: 'This is no address. Write one like {example}.'},
      {example: exampleAddress},
    ),
    read: toAddress,
    example: exampleAddress,
    value: values.address,
    onChange: (typed) => change({...current, address: typed}),
  });
  const token = field({
    id: 'own-token',
    label: translate({id: 'reference.values.token', message: 'Access token'}),
    refusal: translate({
      id: 'reference.values.wrongToken',
      message: 'This is no token. Copy it without quotation marks.',
    }),
    read: toToken,
    example: 'eyJhbGciOi…',
    value: values.token,
    onChange: (typed) => change({...current, token: typed}),
  });
  const fields = hasToken ? [address, token] : [address];
  const note = document.createElement('p');
  note.textContent = hasToken
    ? translate({
        id: 'reference.values.note',
        message:
          'Shown in all samples, and copied with them. They stay in this browser tab and are never sent. Samples with error handling still read the token from ECONTRACT_TOKEN.',
      })
    : translate({
        id: 'reference.values.addressNote',
        message: 'Shown in all samples, and copied with them. It stays in this browser tab and is never sent.',
      });
  const reset = document.createElement('button');
  reset.type = 'button';
  reset.textContent = translate({id: 'reference.values.reset', message: 'Reset'});
  reset.addEventListener('click', () => {
    change(noValues);
    fields.forEach(({clear}) => clear());
  });
  const end = document.createElement('div');
  end.append(note, reset);
  form.append(...fields.map(({element}) => element), end);
  return form;
}

/** Waits for the end of a press that left the field: what it aims at must not move away below it. */
function afterPress(show: () => void): void {
  if (!document.querySelector(':active')) return show();
  document.addEventListener('pointerup', () => setTimeout(show), {once: true});
}

interface FieldOptions {
  /** Of what is said of a wrong text. */
  id: string;
  label: string;
  /** What is said of a text that is no such value. */
  refusal: string;
  read: (typed: string) => string | undefined;
  example: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text field under its label, with room for what is said of a wrong text. */
function field({id, label, refusal, read, example, value, onChange}: FieldOptions): {
  element: Element;
  clear: () => void;
} {
  const element = document.createElement('div');
  const name = document.createElement('label');
  const input = document.createElement('input');
  const problem = document.createElement('p');
  problem.id = id;
  problem.setAttribute('role', 'alert');
  Object.assign(input, {type: 'text', value, placeholder: example, autocomplete: 'off'});
  // Some browsers send what is checked for spelling.
  input.spellcheck = false;
  input.setAttribute('autocapitalize', 'none');
  input.setAttribute('aria-describedby', problem.id);
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
  input.addEventListener('change', () => {
    const typed = read(input.value);
    // What follows the address or stands before the token is not part of it, and is seen to go.
    if (typed !== undefined) input.value = typed;
    else afterPress(() => say(refusal));
  });
  name.append(label, input);
  element.append(name, problem);
  const clear = (): void => {
    input.value = '';
    say('');
  };
  return {element, clear};
}
