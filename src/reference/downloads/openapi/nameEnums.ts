import type {Json, JsonObject} from '../../shared/model';
import {isObject} from '../../contract/pointer';

/**
 * Writes lists of values in the form from which generators make named constants: `enum` with `x-enum-varnames` and
 * `x-enum-descriptions` instead of `oneOf` with a `const` each. A list that is open (`x-known-values`) becomes
 * `x-extensible-enum`. An answer's value with its words (`x-enum`) names its list, but takes other numbers too: the
 * platform answers 0 where a value is not set.
 *
 * @param english the same contract in English, for the names
 * @throws Error if two values of one list have the same name
 */
export function nameEnums(contract: JsonObject, english: JsonObject): JsonObject {
  const named = new Map<string, Json>();
  const schemas =
    isObject(contract.components) && isObject(contract.components.schemas) ? contract.components.schemas : {};
  const visit = (value: Json, source: Json | undefined): Json => {
    if (Array.isArray(value)) {
      return value.map((entry, index) => visit(entry, Array.isArray(source) ? source[index] : undefined));
    }
    if (!isObject(value)) return value;
    const before = isObject(source) ? source : {};
    const {'x-enum': enumName, $ref: ref, ...rest} = value;
    if (typeof enumName === 'string' && typeof ref === 'string') {
      const carrier = ref.split('/').at(-1) ?? '';
      const name = carrier === 'EnumValue' ? `${enumName}Value` : carrier;
      named.set(name, withNumbersOf(schemas[carrier] ?? {}, enumName));
      return {...rest, $ref: `#/components/schemas/${name}`};
    }
    const known = meaningsOf(value['x-known-values'], before['x-known-values']);
    if (known) {
      const {'x-known-values': _, ...open} = value;
      return {...open, description: inWords(value, known), 'x-extensible-enum': known.map((meaning) => meaning.value)};
    }
    const meanings = meaningsOf(value.oneOf, before.oneOf);
    if (meanings) {
      const {oneOf: _, ...closed} = value;
      return {
        ...closed,
        description: inWords(value, meanings),
        enum: meanings.map((meaning) => meaning.value),
        'x-enum-varnames': uniqueNames(meanings),
        'x-enum-descriptions': meanings.map(({title, description}) => `${title}. ${description}`.trim()),
      };
    }
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, visit(child, before[key])]));
  };
  const result = visit(contract, english) as JsonObject;
  const components = isObject(result.components) ? result.components : {};
  const own = isObject(components.schemas) ? components.schemas : {};
  return {...result, components: {...components, schemas: {...own, ...Object.fromEntries(named)}}};
}

interface Meaning {
  value: Json;
  /** Name in programs. */
  name: string;
  title: string;
  description: string;
}

/** @returns the values of a list, or undefined if this is not a list of values */
function meaningsOf(list: Json | undefined, english: Json | undefined): Meaning[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const meanings = list.flatMap((entry, index): Meaning[] => {
    if (!isObject(entry) || entry.const === undefined) return [];
    const source = Array.isArray(english) ? english[index] : undefined;
    const text = (part: Json | undefined): string => (typeof part === 'string' ? part : '');
    const name = toName(text(isObject(source) ? source.title : entry.title));
    return [{value: entry.const, name, title: text(entry.title), description: text(entry.description)}];
  });
  return meanings.length === list.length ? meanings : undefined;
}

/** Not yet effective → NotYetEffective */
function toName(title: string): string {
  const words = title.match(/[A-Za-z\d]+/g) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function uniqueNames(meanings: readonly Meaning[]): string[] {
  const names = meanings.map(({name}) => name);
  const twice = names.find((name, index) => name === '' || names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new Error(
      `Two values of a list would be called "${twice}" in programs: ${names.join(', ')}. Give each value a title of its own in the contract.`,
    );
  }
  return names;
}

function inWords({description}: JsonObject, meanings: readonly Meaning[]): string {
  const lines = meanings.map((meaning) =>
    `- \`${String(meaning.value)}\` ${meaning.title}. ${meaning.description}`.trim(),
  );
  return [typeof description === 'string' ? description : '', lines.join('\n')].join('\n\n').trim();
}

/** A copy of an object of a number and its words (`value` or `Value`) whose number names its list. */
function withNumbersOf(schema: Json, enumName: string): Json {
  if (!isObject(schema) || !isObject(schema.properties)) return schema;
  const properties = Object.entries(schema.properties).map(([key, property]): [string, Json] => {
    if (key.toLowerCase() !== 'value' || !isObject(property)) return [key, property];
    const {type = 'integer', ...rest} = property;
    return [key, {...rest, anyOf: [{$ref: `#/components/schemas/${enumName}`}, {type}]}];
  });
  return {...schema, properties: Object.fromEntries(properties)};
}
