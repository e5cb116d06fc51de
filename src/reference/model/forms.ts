import type {OpenApi, Schema} from '../contract/openApi';
import {fromPointer} from '../contract/pointer';
import type {Scalar} from '../shared/model';
import {choicesOf, viewSchema} from '../contract/schemaView';

/** One of several forms that a value may have. */
export interface Form {
  choice: Schema;
  /** What readers call it: its name, its title, or its number. */
  label: string;
  /** Its name in addresses. */
  key: string;
  /** The field that chooses it, and by which values. */
  by?: string;
  values: Scalar[];
  /** Fields that it requires of those that all forms have; without a field that chooses, all that it requires. */
  requires: string[];
}

/** @returns the field that says which form is sent: the discriminator, or the first one with a constant in each form. */
export function chooserOf(document: OpenApi, view: Schema): {by?: string} {
  if (view.discriminator) return {by: view.discriminator.propertyName};
  const [first, ...others] = choicesOf(view).map((choice) => viewSchema(document, choice).view.properties ?? {});
  const by = Object.keys(first ?? {}).find((name) =>
    [first, ...others].every((properties) => constantsOf(document, properties?.[name]).length > 0),
  );
  return by ? {by} : {};
}

function constantsOf(document: OpenApi, schema: Schema | undefined): Scalar[] {
  if (!schema) return [];
  const {view} = viewSchema(document, schema);
  return (view.const === undefined ? (view.enum ?? []) : [view.const]) as Scalar[];
}

/** @returns the forms worth a row of their own; choices between plain types such as text and number are all in the type. */
export function formsOf(document: OpenApi, view: Schema): Form[] {
  const choices = choicesOf(view);
  const views = choices.map((choice) => viewSchema(document, choice));
  if (!views.some(({view: inner}) => hasMore(inner))) return [];
  const {by} = chooserOf(document, view);
  const keys = new Set<string>();
  return choices.map((choice, index): Form => {
    const {view: inner, name} = views[index] ?? {view: choice};
    const label = name ?? inner.title ?? `#${index + 1}`;
    const values = by ? valuesOf(document, view, choice, inner.properties?.[by], name) : [];
    const wanted = String(values.length === 1 ? values[0] : label).replace(/[^\p{L}\p{N}_-]+/gu, '');
    const key = wanted === '' || keys.has(wanted) ? `${wanted}${index + 1}` : wanted;
    keys.add(key);
    // Where no value chooses the form, what it requires tells it from the others.
    const requires = (inner.required ?? []).filter((field) => by === undefined || !inner.properties?.[field]);
    return {choice, label, key, ...(by ? {by} : {}), values, requires};
  });
}

/** @returns whether a type as words would leave something out */
function hasMore({type: _, format: __, items, ...rest}: Schema): boolean {
  return Object.keys(rest).length > 0 || (items !== undefined && hasMore(items));
}

/** The mapping counts first, then constants of the field itself, then the name of the schema, as OpenAPI has it. */
function valuesOf(
  document: OpenApi,
  {discriminator}: Schema,
  choice: Schema,
  property: Schema | undefined,
  name: string | undefined,
): Scalar[] {
  const mapped = Object.entries(discriminator?.mapping ?? {})
    .filter(([, target]) => target === choice.$ref || fromPointer(target).at(-1) === name || target === name)
    .map(([value]) => value);
  if (mapped.length > 0) return mapped;
  const constants = constantsOf(document, property);
  return constants.length > 0 ? constants : name === undefined ? [] : [name];
}
