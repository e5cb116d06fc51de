import {LineCounter, isNode, parseDocument} from 'yaml';
// `import {z}` is undefined where Docusaurus loads its configuration.
import * as z from 'zod';
import {didYouMean} from './didYouMean';

/** Keys and list positions that lead to a value, from the root of the data. */
type Path = readonly PropertyKey[];

/**
 * Parses YAML and validates it.
 *
 * @param file path of the text from the root of the site, for messages
 * @param schema describes each key by what to write there ("the name of the term"): that is the repair in messages
 * @throws Error with a line for each problem: file and line, rule, repair
 */
export function parseYaml<Schema extends z.ZodType>(text: string, file: string, schema: Schema): z.output<Schema> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const at = (offset: number): string => `${file}:${lineCounter.linePos(offset).line}`;

  const [syntaxError] = document.errors;
  if (syntaxError) throw new Error(`${at(syntaxError.pos[0])} is no YAML: ${syntaxError.message}. Correct the syntax.`);

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;

  /** What is missing has no line of its own: its parent has. */
  const placeOf = (path: Path): string => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return at(node.range[0]);
    return path.length === 0 ? file : placeOf(path.slice(0, -1));
  };
  const messages = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const known = knownKeys(schema, issue.path);
        return `${placeOf([...issue.path, key])} unknown key "${key}". ${didYouMean(key, known)}`;
      });
    const isMissing = !document.hasIn(issue.path);
    return `${placeOf(issue.path)} ${describeIssue(issue, isMissing, descriptionOf(schema, issue.path))}`;
  });
  throw new Error(messages.join('\n'));
}

function describeIssue(
  {code, path, message}: z.core.$ZodIssue,
  isMissing: boolean,
  description = 'another value',
): string {
  // Schemas write the messages of their own rules, repair included.
  if (code === 'custom') return message;
  const key = path.filter((part) => typeof part === 'string').join('.');
  const rule = isMissing ? `key "${key}" is missing` : `key "${key}": ${message}`;
  return `${rule}. Write ${description}.`;
}

/** @returns the schemas of the value at a path: itself, and what it wraps (optional values, transformed ones). */
function schemasAt(schema: z.core.$ZodType | undefined, path: Path): z.core.$ZodType[] {
  const [key, ...rest] = path;
  if (schema instanceof z.ZodOptional) return [schema, ...schemasAt(schema.unwrap(), path)];
  if (schema instanceof z.ZodPipe) return [schema, ...schemasAt(schema.in, path)];
  if (key === undefined) return schema ? [schema] : [];
  if (schema instanceof z.ZodArray) return schemasAt(schema.element, rest);
  if (schema instanceof z.ZodRecord) return schemasAt(schema.valueType, rest);
  if (schema instanceof z.ZodObject) return schemasAt(schema.shape[String(key)], rest);
  return [];
}

function descriptionOf(schema: z.ZodType, path: Path): string | undefined {
  return schemasAt(schema, path)
    .flatMap((one) => z.globalRegistry.get(one)?.description ?? [])
    .at(0);
}

function knownKeys(schema: z.ZodType, path: Path): string[] {
  return schemasAt(schema, path).flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
}
