// As a namespace, here and elsewhere: jiti, which loads the configuration, does not see zod's export `z`.
import * as z from 'zod';
import {placeData} from './dataPlaces';
import {didYouMean} from './didYouMean';

declare module 'zod' {
  interface GlobalMeta {
    /** What to write here, as the end of a sentence: "a whole number above 0". Completes every error message. */
    value?: string;
  }
}

/** One thing wrong with data that a person wrote. */
export interface DataProblem {
  /** Keys and list positions that lead to the value; empty for the data as a whole. */
  path: readonly PropertyKey[];
  /** What is wrong, without a full stop. */
  rule: string;
  /** What to do about it, as a sentence. */
  repair: string;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The longest value, in characters, that a message repeats in full. */
const longestValue = 60;

const typeNames = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
]);

/** @returns what to write where this schema applies: the `value` of its metadata, or words for its type. */
export function describeValue({value, enum: values, properties, type}: JsonSchema): string {
  if (typeof value === 'string') return value;
  if (values) return `one of ${values.join(', ')}`;
  return properties
    ? `the keys ${Object.keys(properties).join(', ')}`
    : (typeNames.get(String(type)) ?? 'another value');
}

/** @returns the schema of the value at a path. A list's `value` describes its items too. */
function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema {
  return path.reduce<JsonSchema>(({value, properties, items, additionalProperties}, key) => {
    const inner = properties?.[String(key)];
    return {...(inner ? {} : {value}), ...((inner ?? items ?? additionalProperties) as JsonSchema | undefined)};
  }, schema);
}

function toProblems(issue: z.core.$ZodIssue, schema: JsonSchema): DataProblem[] {
  const {path, input} = issue;
  const own = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(own.properties ?? {});
    return issue.keys.map((key) => ({
      path: [...path, key],
      rule: `unknown key "${[...path, key].join('.')}"`,
      repair: known.length > 0 ? didYouMean(key, known) : 'Remove it.',
    }));
  }
  const value = describeValue(own);
  const problem = (rule: string, repair: unknown): DataProblem[] => [
    {path, rule: `${path.length > 0 ? `key "${path.join('.')}"` : 'the data'} ${rule}`, repair: String(repair)},
  ];
  if (issue.code === 'custom') return problem(issue.message, issue.params?.repair ?? `Write ${value}.`);
  if (input === undefined) return problem('is missing', `Add it: ${value}.`);
  const written = typeof input === 'function' ? 'a function' : JSON.stringify(input);
  const shown = written.length > longestValue ? `${written.slice(0, longestValue)}…` : written;
  if (issue.code === 'invalid_value') {
    return problem(`has the unknown value ${shown}`, didYouMean(String(input), issue.values.map(String)));
  }
  const isDescribed = own.value !== undefined || issue.code === 'invalid_type';
  return problem(`cannot be ${shown}`, isDescribed ? `Write ${value}.` : `${issue.message}.`);
}

/** @returns everything wrong with the data by this schema; empty when it is right. */
export function findDataProblems(schema: z.ZodType, data: unknown): DataProblem[] {
  const {error} = schema.safeParse(data, {reportInput: true});
  if (!error) return [];
  const jsonSchema = z.toJSONSchema(schema, {io: 'input', unrepresentable: 'any'});
  const problems = error.issues.flatMap((issue) => toProblems(issue, jsonSchema));
  // A list in the place of a text is of the wrong type and, if empty, also too short.
  return problems.filter(({rule}, index) => problems.findIndex((other) => other.rule === rule) === index);
}

/**
 * Checks data that a person wrote.
 *
 * @param place start of each message: the file, or a function that adds the line of what is wrong
 * @returns the data, with the defaults of the schema filled in
 * @throws Error that lists every problem as `<place> <rule>. <repair>`
 */
export function readData<Data>(
  schema: z.ZodType<Data>,
  data: unknown,
  place: string | ((path: readonly PropertyKey[]) => string),
): Data {
  const problems = findDataProblems(schema, data);
  if (problems.length === 0) return schema.parse(data);
  const placeOf = typeof place === 'string' ? () => place : place;
  throw new Error(problems.map(({path, rule, repair}) => `${placeOf(path)} ${rule}. ${repair}`).join('\n'));
}

/**
 * Parses YAML and checks it.
 *
 * @param file path shown in messages, from the root of the site
 * @throws Error that lists every problem as `<file>:<line> <rule>. <repair>`
 */
export function parseYaml<Data>(schema: z.ZodType<Data>, text: string, file: string): Data {
  const {document, lineAt, lineOf} = placeData(text);
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lineAt(error.pos[0])} is not valid YAML: ${error.message}.`);
  return readData(schema, document.toJS(), (path) => `${file}:${lineOf(path)}`);
}
