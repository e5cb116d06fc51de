import {Validator, type OutputUnit, type Schema as ValidatorSchema} from '@cfworker/json-schema';
import {itemsOf, propertiesOf, resolve, type Contract, type Schema} from './contract';
import {isObject, type Json} from './json';

/** Made at the first use of a schema: it costs some milliseconds. */
const validators = new WeakMap<Contract, Map<Schema, Validator>>();

function validatorOf(contract: Contract, schema: Schema): Validator {
  const known = validators.get(contract) ?? new Map<Schema, Validator>();
  validators.set(contract, known);
  const validator = known.get(schema) ?? createValidator(contract, schema, false);
  known.set(schema, validator);
  return validator;
}

function createValidator({schemas}: Contract, schema: Schema, stopsAtFirst: boolean): Validator {
  const whole = {allOf: [schema], components: {schemas}};
  return new Validator(whole as unknown as ValidatorSchema, '2020-12', stopsAtFirst);
}

/** @returns the problems of a value, or the first one if there are so many that the validator itself cannot take them */
function errorsOf(contract: Contract, schema: Schema, value: Json): OutputUnit[] {
  try {
    return validatorOf(contract, schema).validate(value).errors;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return createValidator(contract, schema, true).validate(value).errors;
  }
}

/** @returns what does not fit a schema, in words; empty when all does */
export function problemsOf(contract: Contract, schema: Schema, value: Json): string[] {
  const errors = errorsOf(contract, schema, value);
  // The reasons; the others say that a part has one.
  const reasons = errors.filter(({keyword}) => !passing.includes(keyword));
  const places = new Map<string, OutputUnit[]>();
  for (const error of reasons.length > 0 ? reasons : errors) {
    const place = placeOf(error);
    places.set(place, [...(places.get(place) ?? []), error]);
  }
  return [...places].map(([place, found]) => (place === '' ? inWords(found) : `${place} ${inWords(found)}`));
}

const passing = ['allOf', 'anyOf', 'oneOf', '$ref', 'properties', 'items', 'additionalProperties'];

/** @returns the place of a problem, such as `processes.0.orderNo`; of what is missing, where it should be */
function placeOf({keyword, instanceLocation, error}: OutputUnit): string {
  const parts = instanceLocation.split('/').slice(1);
  const missing = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : undefined;
  return [...parts, ...(missing === undefined ? [] : [missing])].join('.');
}

/** What the validator says of one place, for people: a value of a list is compared with each entry, one error for each. */
function inWords(errors: readonly OutputUnit[]): string {
  const allowed = errors.filter(({keyword}) => keyword === 'const').map(({error}) => error.slice(24, -1));
  if (allowed.length > 0) return `must be ${anyOf(allowed)}`;
  const {keyword, error} = errors[0]!; // A place has an error.
  if (keyword === 'required') return 'is missing';
  if (keyword === 'format') return error.replace(/^.*format "(.+)"\.$/, 'is no $1');
  if (keyword !== 'type') return error.replace(/^(?:String|Instance|Array) |\.$/g, '');
  return `must be ${anyOf([...(error.split('Expected')[1] ?? '').matchAll(/"(.+?)"/g)].map(([, type]) => type!))}`;
}

const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}`;

/** @returns the fields that a schema does not know, such as `processes.0.user` */
export function unknownFields(contract: Contract, schema: Schema, value: Json, place = ''): string[] {
  if (Array.isArray(value)) {
    const items = itemsOf(contract, schema);
    // Of what it does not describe, nothing is unknown; it may be nested as deeply as it likes.
    if (items === true) return [];
    return value.flatMap((entry, index) => unknownFields(contract, items, entry, `${place}${index}.`));
  }
  const known = isObject(value) ? propertiesOf(contract, schema) : undefined;
  if (!isObject(value) || !known) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const property = Object.hasOwn(known, name) ? known[name] : undefined;
    if (property === undefined) return [place + name];
    return unknownFields(contract, property, entry ?? null, `${place}${name}.`);
  });
}

/** Leaves out of an answer what the contract of a version does not know. */
export function fitAnswer(contract: Contract, schema: Schema, value: Json): Json {
  if (Array.isArray(value)) {
    const items = itemsOf(contract, schema);
    return value.map((entry) => fitAnswer(contract, items, entry));
  }
  const known = isObject(value) ? propertiesOf(contract, schema) : undefined;
  if (!isObject(value) || !known) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const property = Object.hasOwn(known, name) ? known[name] : undefined;
      return property === undefined ? [] : [[name, fitAnswer(contract, property, entry ?? null)]];
    }),
  );
}

/** @returns a text of an address or a form as the value that its schema describes; what it cannot be stays a text */
export function fromText(contract: Contract, schema: Schema, text: string): Json {
  const type = typeOf(contract, schema);
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}

/** @returns the type of a schema, `null` aside */
export function typeOf(contract: Contract, schema: Schema): Json | undefined {
  const {type} = resolve(contract, schema);
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type;
}
