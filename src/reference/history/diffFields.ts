import type {EnumMeaning, Field, Parameter, Scalar, Shape} from '../shared/model';
import {exactJson} from '../shared/exactJson';
import {plainType} from '../model/plainType';
import {valueKinds, type Change, type ChangePlace, type Fact} from './change';

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

/** @returns a value as a whole, which is a field without a name. */
export function wholeOf({fields: _, ...whole}: Shape): Field {
  return {...whole, name: '', required: false, description: ''};
}

/** @returns what differs between two descriptions of one field. */
export function diffField(place: ChangePlace, previous: Field, field: Field): Change[] {
  const name = keyOf(field);
  const [was, is] = [plainType(previous.type), plainType(field.type)];
  const isNamed = enumNameOf(previous) !== undefined && enumNameOf(field) !== undefined;
  const [before, after] = [previous, field].map((one) => [...factsOf(one), ...(isNamed ? [] : valueFacts(one))]) as [
    Fact[],
    Fact[],
  ];
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
    ...(isNamed ? diffValues(field, previous.values, field.values) : []),
  ];
}

/** @returns what is said of a field in a few words, besides its type. */
function factsOf(field: Field): Fact[] {
  return [
    ...(field.default === undefined ? [] : [{id: 'default' as const, value: exactJson(field.default)}]),
    ...(field.deprecated ? [{id: 'deprecated' as const, value: ''}] : []),
    ...(field.remarks ?? []).filter(({id}) => id !== 'examples'),
    ...formFacts(field),
    ...('in' in field ? [{id: 'written' as const, value: writingOf(field as Parameter)}] : []),
  ];
}

function formFacts({type, form}: Field): Fact[] {
  const forms = type.forms ?? type.items?.forms ?? type.values?.forms;
  return [
    ...(forms?.by ? [{id: 'chosen' as const, value: forms.by}] : []),
    ...(forms && !forms.by ? [{id: forms.mayJoin ? ('formsAny' as const) : ('formsOne' as const), value: ''}] : []),
    ...(form?.by ? [{id: 'chosen' as const, value: `${form.by}: ${form.values.map(scalarText).join(', ')}`}] : []),
    ...(form && form.requires.length > 0 ? [{id: 'requires' as const, value: form.requires.join(', ')}] : []),
  ];
}

/** The values of a list that has no name, and so no place of its own where its changes are told. */
function valueFacts({values = []}: Field): Fact[] {
  const text = (some: readonly EnumMeaning[]): string => some.map(({value}) => scalarText(value)).join(', ');
  const outdated = values.filter(({deprecated}) => deprecated);
  return [
    ...(values.length > 0 ? [{id: 'values' as const, value: text(values)}] : []),
    ...(outdated.length > 0 ? [{id: 'outdated' as const, value: text(outdated)}] : []),
  ];
}

function enumNameOf({type}: Field): string | undefined {
  return type.enumName ?? type.items?.enumName ?? type.values?.enumName;
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
  const name = enumNameOf(field) ?? keyOf(field);
  const find = (values: EnumMeaning[], value: Scalar): EnumMeaning | undefined =>
    values.find((entry) => entry.value === value);
  const isOutdated = (values: EnumMeaning[], value: Scalar): boolean => find(values, value)?.deprecated === true;
  const lists = {
    addedValues: after.filter(({value}) => !find(before, value)),
    removedValues: before.filter(({value}) => !find(after, value)),
    deprecatedValues: after.filter(({value}) => isOutdated(after, value) && !isOutdated(before, value)),
    recommendedValues: after.filter(({value}) => isOutdated(before, value) && !isOutdated(after, value)),
  };
  return valueKinds.flatMap((kind): Change[] =>
    lists[kind].length > 0 ? [{kind, name, values: lists[kind].map(valueText)}] : [],
  );
}

function valueText({value, title}: EnumMeaning): string {
  return title ? `${scalarText(value)} (${title})` : scalarText(value);
}

function scalarText(value: Scalar): string {
  return typeof value === 'string' ? value : exactJson(value);
}
