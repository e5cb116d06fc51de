import {translate} from '@docusaurus/Translate';
import type {ChangeEvent, ReactElement} from 'react';
import type {Field, Json, Operation} from '../../../reference/shared/model';
import {choicesOf} from '../choices';
import type {WorldView} from '../../shared/protocol';
import {isObject, type Values} from '../values';
import {ValueInput, type OnField} from './ValueInput';

interface FieldsProps {
  id: string;
  operation: Operation;
  values: Values;
  view: WorldView;
  onParameter: OnField;
  onBody: (value: Json) => void;
  onFile: (name: string, file: File | undefined) => void;
}

/** The fields of a call: its parameters, then its body. */
export function Fields({id, operation, values, view, onParameter, onBody, onFile}: FieldsProps): ReactElement {
  const {parameters, body} = operation;
  const fileNames = new Map(body?.files.map((file) => [file.name, file.fileName]));
  return (
    <>
      <FieldList
        fields={parameters}
        record={values.parameters}
        onChange={onParameter}
        choices={(name) => choicesOf(id, name, view)}
      />
      {body && isObject(values.body) ? (
        <FieldList
          fields={body.shape.fields}
          record={values.body}
          onChange={(name, value) => onBody(withField(values.body, name, value))}
          choices={(name) => choicesOf(id, name, view)}
          fileInput={(name) =>
            fileNames.has(name) ? (
              <FileInput
                name={fileNames.get(name)!}
                file={values.files[name]}
                onChange={(file) => onFile(name, file)}
              />
            ) : undefined
          }
        />
      ) : (
        body && <ValueInput label="body" field={undefined} value={values.body ?? null} onChange={onBody} choices={[]} />
      )}
    </>
  );
}

function withField(record: Json | undefined, name: string, value: Json | undefined): Json {
  const {[name]: _, ...others} = isObject(record) ? record : {};
  if (value === undefined) return others;
  // In its place, so that a field does not move while it is written.
  return isObject(record) && name in record ? {...record, [name]: value} : {...others, [name]: value};
}

interface FieldListProps {
  fields: readonly Field[];
  record: Readonly<Record<string, Json>>;
  onChange: OnField;
  choices: (name: string) => ReturnType<typeof choicesOf>;
  fileInput?: (name: string) => ReactElement | undefined;
}

/** The fields of an object that are sent, and a way to add the others. */
function FieldList({fields, record, onChange, choices, fileInput}: FieldListProps): ReactElement {
  const own = fields.filter(({name}) => !/[.[]/.test(name));
  const missing = own.filter(({name}) => !(name in record));
  return (
    <div className="try-fields">
      {Object.entries(record).map(([name, value]) => {
        const field = own.find((one) => one.name === name);
        const remove = field?.required ? undefined : () => onChange(name, undefined);
        return (
          <ValueInput
            key={name}
            label={name}
            field={field}
            within={within(fields, name)}
            value={value}
            onChange={(next) => onChange(name, next)}
            choices={choices(name)}
            input={fileInput?.(name)}
            onRemove={remove}
            renderEntry={(entryFields, entry, onField) => (
              <FieldList fields={entryFields} record={entry} onChange={onField} choices={choices} />
            )}
          />
        );
      })}
      {missing.length > 0 && <AddField fields={missing} onAdd={(field) => onChange(field.name, emptyValue(field))} />}
    </div>
  );
}

/** @returns the fields of the entries of a list or of an object, with their names in it */
function within(fields: readonly Field[], name: string): Field[] {
  const prefixes = [`${name}[].`, `${name}.`];
  return fields.flatMap((field) => {
    const prefix = prefixes.find((one) => field.name.startsWith(one));
    return prefix === undefined ? [] : [{...field, name: field.name.slice(prefix.length)}];
  });
}

function emptyValue({type, values, default: usual}: Field): Json {
  if (usual !== undefined) return usual;
  if (values?.[0]) return values[0].value;
  const empty: Partial<Record<typeof type.kind, Json>> = {boolean: true, array: [], object: {}, integer: 1, number: 1};
  return empty[type.kind] ?? '';
}

function AddField({fields, onAdd}: {fields: readonly Field[]; onAdd: (field: Field) => void}): ReactElement {
  const label = translate({id: 'sandbox.addField', message: 'Add a field'});
  const choose = ({target}: ChangeEvent<HTMLSelectElement>): void => {
    const field = fields.find(({name}) => name === target.value);
    if (field) onAdd(field);
  };
  return (
    <select className="try-add" aria-label={label} value="" onChange={choose}>
      <option value="">{label}…</option>
      {fields.map(({name}) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

interface FileInputProps {
  /** Of the sample. */
  name: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
}

function FileInput({name, file, onChange}: FileInputProps): ReactElement {
  return (
    <span className="try-file">
      <span>{file?.name ?? name}</span>
      <label className="try-button">
        {translate({id: 'sandbox.chooseFile', message: 'Choose your own'})}
        <input type="file" className="sr-only" onChange={({target}) => onChange(target.files?.[0])} />
      </label>
    </span>
  );
}
