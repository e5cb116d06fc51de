import {translate} from '@docusaurus/Translate';
import {useId, useState, type ReactElement} from 'react';
import type {Field, Json} from '../../../reference/shared/model';
import type {Choice} from '../choices';
import {isObject} from '../values';

/** Sets a field of an object, or leaves it out. */
export type OnField = (name: string, value: Json | undefined) => void;

interface ValueInputProps {
  label: string;
  /** What the contract says of it; undefined for what it does not name. */
  field: Field | undefined;
  /** The fields of its entries. */
  within?: readonly Field[];
  value: Json;
  onChange: (value: Json) => void;
  choices: readonly Choice[];
  /** Draws the fields of an entry. */
  renderEntry?: (fields: readonly Field[], entry: Record<string, Json>, onChange: OnField) => ReactElement;
  /** Instead of a text field. */
  input?: ReactElement | undefined;
  onRemove?: (() => void) | undefined;
}

/** A field under its name. */
export function ValueInput(props: ValueInputProps): ReactElement {
  const {label, field, within = [], value, onChange, input, onRemove, renderEntry} = props;
  const removalText = translate({id: 'sandbox.removeField', message: 'Leave out {name}'}, {name: label});
  if (renderEntry && within.length > 0 && Array.isArray(value) && value.every(isObject)) {
    const change = (index: number, entry: Json | undefined): void =>
      onChange(value.flatMap((one, place) => (place === index ? (entry === undefined ? [] : [entry]) : [one])));
    return (
      <fieldset className="try-list">
        <legend>
          <code>{label}</code>
        </legend>
        {value.map((entry, index) => (
          <ObjectEntry
            key={index}
            fields={within}
            entry={entry}
            onChange={(next) => change(index, next)}
            onRemove={() => change(index, undefined)}
            renderEntry={renderEntry}
          />
        ))}
        <button type="button" onClick={() => onChange([...value, value.at(-1) ?? {}])}>
          {translate({id: 'sandbox.addEntry', message: 'Add an entry'})}
        </button>
        {onRemove && (
          <button type="button" onClick={onRemove}>
            {removalText}
          </button>
        )}
      </fieldset>
    );
  }
  return (
    <div className="try-field">
      <label>
        <code>{label}</code>
        {field?.required && <b> {translate({id: 'sandbox.required', message: 'required'})}</b>}
        {input ?? <ScalarInput {...props} />}
      </label>
      {onRemove && (
        <button type="button" className="try-remove" aria-label={removalText} onClick={onRemove}>
          ×
        </button>
      )}
    </div>
  );
}

interface ObjectEntryProps {
  fields: readonly Field[];
  entry: Record<string, Json>;
  onChange: (entry: Json) => void;
  onRemove: () => void;
  renderEntry: NonNullable<ValueInputProps['renderEntry']>;
}

function ObjectEntry({fields, entry, onChange, onRemove, renderEntry}: ObjectEntryProps): ReactElement {
  const change = (name: string, value: Json | undefined): void => {
    const {[name]: _, ...others} = entry;
    onChange(value === undefined ? others : {...entry, [name]: value});
  };
  return (
    <div className="try-entry">
      {renderEntry(fields, entry, change)}
      <button type="button" onClick={onRemove}>
        {translate({id: 'sandbox.removeEntry', message: 'Remove this entry'})}
      </button>
    </div>
  );
}

function ScalarInput({field, value, onChange, choices}: ValueInputProps): ReactElement {
  const listId = useId();
  const type = field?.type;
  const options = optionsOf(field);
  if (options.length > 0) {
    const texts = options.map((option) => JSON.stringify(option.value));
    const current = JSON.stringify(value);
    return (
      <select value={current} onChange={({target}) => onChange(JSON.parse(target.value) as Json)}>
        {!texts.includes(current) && <option value={current}>{current}</option>}
        {options.map(({value: option, title}, index) => (
          <option key={texts[index]} value={texts[index]}>
            {title === '' ? String(option) : `${String(option)} · ${title}`}
          </option>
        ))}
      </select>
    );
  }
  if (typeof value === 'object' && value !== null) return <JsonInput value={value} onChange={onChange} />;
  const isNumber = type?.kind === 'integer' || type?.kind === 'number';
  const read = (text: string): Json => {
    if (text === '' && type?.nullable) return null;
    return isNumber && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  };
  return (
    <>
      <input
        type="text"
        inputMode={isNumber || field?.name === 'otp' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value === null ? '' : String(value)}
        placeholder={value === null ? 'null' : undefined}
        list={choices.length > 0 ? listId : undefined}
        onChange={({target}) => onChange(read(target.value))}
      />
      {choices.length > 0 && (
        <datalist id={listId}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function optionsOf(field: Field | undefined): {value: Json; title: string}[] {
  if (field?.values && field.type.kind !== 'array') return field.values;
  if (field?.type.kind !== 'boolean') return [];
  return [true, false, ...(field.type.nullable ? [null] : [])].map((value) => ({value, title: ''}));
}

/** What has parts is written as JSON; a text that is none stays in the field, and the form is not sent. */
function JsonInput({value, onChange}: {value: Json; onChange: (value: Json) => void}): ReactElement {
  const [text, setText] = useState<string>();
  const shown = text ?? JSON.stringify(value, undefined, 2);
  const change = (field: HTMLTextAreaElement): void => {
    try {
      onChange(JSON.parse(field.value) as Json);
      field.setCustomValidity('');
    } catch {
      field.setCustomValidity(translate({id: 'sandbox.noJson', message: 'This is no JSON yet.'}));
    }
    setText(field.value);
  };
  return (
    <textarea
      rows={Math.min(12, shown.split('\n').length)}
      spellCheck={false}
      value={shown}
      onChange={({target}) => change(target)}
      onBlur={({target}) => target.validity.valid && setText(undefined)}
    />
  );
}
