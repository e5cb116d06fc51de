import {LineCounter, isMap, isPair, isScalar, isSeq, parseDocument} from 'yaml';
import {z} from 'zod';
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

/** The longest value, in characters, that a message repeats in full. */
const longestValue = 60;

const plainNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  record: 'keys and values',
};

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

const unwrap = (schema: Schema | undefined): Schema | undefined =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;

/** @returns the schema of the value at a path, and of what holds it. */
function schemaAt(schema: Schema | undefined, [key, ...rest]: Path, holder?: Schema): (Schema | undefined)[] {
  if (key === undefined) return [schema, holder];
  const outer = unwrap(schema);
  if (outer instanceof z.ZodObject) return schemaAt(outer.shape[String(key)], rest);
  if (outer instanceof z.ZodArray) return schemaAt(outer.element, rest, schema);
  return outer instanceof z.ZodRecord ? schemaAt(outer.valueType, rest, schema) : [];
}

const writtenValue = (schema: Schema | undefined): string | undefined =>
  [schema, unwrap(schema)].map((each) => each && z.globalRegistry.get(each)?.value).find(Boolean);

const keysOf = (schema: Schema | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** @returns what to write where this schema applies: its `value`, or words for its type. */
export function describeValue(schema: Schema | undefined): string {
  const inner = unwrap(schema);
  const written = writtenValue(schema);
  if (written !== undefined) return written;
  if (inner instanceof z.ZodEnum) return `one of ${inner.options.join(', ')}`;
  if (inner instanceof z.ZodObject) return `the keys ${keysOf(inner).join(', ')}`;
  return plainNames[inner?._zod.def.type ?? ''] ?? 'another value';
}

const nameOf = (path: Path): string =>
  path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${String(key)}`)).join('');

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

function toProblems(schema: Schema, issue: z.core.$ZodIssue): DataProblem[] {
  const {path, input} = issue;
  const [own, holder] = schemaAt(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = keysOf(unwrap(own));
    return issue.keys.map((key) => ({
      path: [...path, key],
      rule: `unknown key "${nameOf([...path, key])}"`,
      repair: known.length > 0 ? didYouMean(key, known) : 'Remove it.',
    }));
  }
  // A value in a list is described by the list, unless it has a description of its own.
  const written = writtenValue(own) ?? writtenValue(holder);
  const value = written ?? describeValue(own);
  const problem = (rule: string, repair: string): DataProblem[] => [
    {path, rule: `${path.length > 0 ? `key "${nameOf(path)}"` : 'the data'} ${rule}`, repair},
  ];
  if (issue.code === 'custom') return problem(issue.message, String(issue.params?.repair ?? `Write ${value}.`));
  if (input === undefined) return problem('is missing', `Add it: ${value}.`);
  if (issue.code === 'invalid_value') {
    return problem(`has the unknown value ${show(input)}`, didYouMean(String(input), issue.values.map(String)));
  }
  const isPlain = written !== undefined || issue.code === 'invalid_type';
  return problem(`cannot be ${show(input)}`, isPlain ? `Write ${value}.` : `${issue.message}.`);
}

/** @returns everything wrong with the data by this schema; empty when it is right. */
export function findDataProblems(schema: z.ZodType, data: unknown): DataProblem[] {
  const {error} = schema.safeParse(data, {reportInput: true});
  return (error?.issues ?? []).flatMap((issue) => toProblems(schema, issue));
}

/**
 * Checks data that a person wrote.
 *
 * @param place start of each message: the file, or a function that adds the line of what is wrong
 * @returns the data, with the defaults of the schema filled in
 * @throws Error that lists every problem as `<place> <rule>. <repair>`
 */
export function readData<Data>(schema: z.ZodType<Data>, data: unknown, place: string | ((path: Path) => string)): Data {
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
export function readYaml<Data>(schema: z.ZodType<Data>, text: string, file: string): Data {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const placeAt = (offset: number): string => `${file}:${lineCounter.linePos(offset).line}`;
  const [error] = document.errors;
  if (error) throw new Error(`${placeAt(error.pos[0])} is not valid YAML: ${error.message}.`);
  return readData(schema, document.toJS(), (path) => placeAt(offsetOf(document.contents, path)));
}

/** @returns where the value at this path begins; of a missing one, where the closest node around it does. */
function offsetOf(node: unknown, [key, ...rest]: Path, around = 0): number {
  const own = isPair(node) ? node.key : node;
  const offset = isMap(own) || isSeq(own) || isScalar(own) ? (own.range?.[0] ?? around) : around;
  const content = isPair(node) ? node.value : node;
  if (isMap(content)) {
    const pair = content.items.find((item) => isScalar(item.key) && item.key.value === key);
    return pair ? offsetOf(pair, rest, offset) : offset;
  }
  return isSeq(content) && typeof key === 'number' ? offsetOf(content.items[key], rest, offset) : offset;
}
