import type {EnumMeaning, Field, Parameter, Scalar} from '../shared/model';
import {exactJson} from '../shared/exactJson';
import {plainType} from '../model/plainType';
import type {Change, ChangePlace, Fact} from './change';

/** @returns what differs between two lists of fields, those that came and went first. */
export function diffFields(place: ChangePlace, before: readonly Field[], after: readonly Field[]): Change[] {
  const old = new Map(before.map((field) => [keyOf(field), field]));
  const now = new Map(after.map((field) => [keyOf(field), field]));
  const added = outermost([...now.keys()].filter((name) => !old.has(name) && !isShownElsewhere(name, old)));
  const removed = outermost([...old.keys()].filter((name) => !now.has(name) && !isShownElsewhere(name, now)));
  const kept = after.flatMap((field) => {
    const previous = old.get(keyOf(field));
    return previous ? [{field, previous}] : [];
  });
  const list = (kind: 'added' | 'removed' | 'required' | 'optional', names: string[]): Change[] =>
    names.length > 0 ? [{kind, place, names}] : [];
  return [
    ...list('added', added),
    ...list('removed', removed),
    ...list(
      'required',
      kept.filter(({field, previous}) => field.required && !previous.required).map(({field}) => keyOf(field)),
    ),
    ...list(
      'optional',
      kept.filter(({field, previous}) => !field.required && previous.required).map(({field}) => keyOf(field)),
    ),
    ...kept.flatMap(({field, previous}) => diffField(place, previous, field)),
  ];
}

/** Several forms may have a field of one name; its address tells them apart. */
export function keyOf({key, name}: Field): string {
  return key ?? name;
}

/** @returns what differs between two descriptions of one field. */
export function diffField(place: ChangePlace, previous: Field, field: Field): Change[] {
  const name = keyOf(field);
  const [was, is] = [plainType(previous.type), plainType(field.type)];
  const [before, after] = [factsOf(previous), factsOf(field)];
  const isIn = (facts: readonly Fact[], fact: Fact): boolean =>
    facts.some((other) => JSON.stringify(other) === JSON.stringify(fact));
  const gone = before.filter((fact) => !isIn(after, fact));
  const come = after.filter((fact) => !isIn(before, fact));
  return [
    ...(was === is ? [] : [{kind: 'type' as const, place, name, before: was, after: is}]),
    ...(field.description === previous.description
      ? []
      : [{kind: 'text' as const, place, name, text: field.description}]),
    ...(gone.length + come.length > 0 ? [{kind: 'facts' as const, place, name, before: gone, after: come}] : []),
    ...diffValues(field, previous.values, field.values),
  ];
}

/** @returns what is said of a field in a few words, besides its type. */
function factsOf(field: Field): Fact[] {
  return [
    ...(field.default === undefined ? [] : [{id: 'default' as const, value: exactJson(field.default)}]),
    ...(field.deprecated ? [{id: 'deprecated' as const, value: ''}] : []),
    ...(field.remarks ?? []),
    ...('in' in field ? [{id: 'written' as const, value: writingOf(field as Parameter)}] : []),
  ];
}

/** How a parameter is written: `query, form, explode`. */
function writingOf({in: place, style, explode, allowReserved, contentType}: Parameter): string {
  const parts = contentType ? [place, contentType] : [place, style, explode ? 'explode' : ''];
  return [...parts, allowReserved ? 'allowReserved' : ''].filter((part) => part !== '').join(', ');
}

/**
 * @returns whether another version has the object that holds a field, but shows its members in a section of its own.
 *   The object then reports its own changes, and nothing came or went here.
 */
function isShownElsewhere(name: string, other: ReadonlyMap<string, Field>): boolean {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
    const holder = name.slice(0, end).replace(/\[\]$/, '');
    const type = other.get(holder)?.type;
    const isNamed = (type?.schema ?? type?.items?.schema) !== undefined;
    if (isNamed && ![...other.keys()].some((key) => key.startsWith(`${holder}.`) || key.startsWith(`${holder}[].`)))
      return true;
  }
  return false;
}

/** The members of a new object or form are not listed again. */
function outermost(names: string[]): string[] {
  const isIn = (name: string, other: string): boolean =>
    ['.', '[].', ':'].some((sign) => name.startsWith(`${other}${sign}`));
  return names.filter((name) => !names.some((other) => isIn(name, other)));
}

function diffValues(field: Field, before: EnumMeaning[] | undefined, after: EnumMeaning[] | undefined): Change[] {
  if (!before || !after) return [];
  const name = field.type.enumName ?? field.type.items?.enumName ?? keyOf(field);
  const find = (values: EnumMeaning[], value: Scalar): EnumMeaning | undefined =>
    values.find((entry) => entry.value === value);
  const lists = {
    addedValues: after.filter(({value}) => !find(before, value)),
    removedValues: before.filter(({value}) => !find(after, value)),
    deprecatedValues: after.filter(
      ({value, deprecated}) => deprecated && find(before, value)?.deprecated === undefined,
    ),
  };
  return (['addedValues', 'removedValues', 'deprecatedValues'] as const).flatMap((kind): Change[] =>
    lists[kind].length > 0 ? [{kind, name, values: lists[kind].map(valueText)}] : [],
  );
}

function valueText({value, title}: EnumMeaning): string {
  const text = typeof value === 'string' ? value : exactJson(value);
  return title ? `${text} (${title})` : text;
}
