import type {Json} from '../../shared/model';
import {isObject} from '../contract/pointer';

/** Joins the lines of a sample; what does not apply is `false` and leaves no trace. */
export function lines(...parts: (string | false | readonly string[])[]): string {
  return parts
    .filter((part) => part !== false)
    .flat()
    .join('\n');
}

/** How a language writes values down. */
export interface LiteralStyle {
  text: (value: string) => string;
  yes: string;
  no: string;
  nothing: string;
  list: readonly [string, string];
  map: readonly [string, string];
  key: (name: string) => string;
  indent: string;
  /** Expression for a value that is read from an environment variable. */
  secret: (variable: string) => string;
}

const LINE = 76;

/**
 * Writes a JSON value as a literal of a language; short lists and maps keep to one line.
 *
 * @param secrets fields of the outermost map that come from the environment
 * @param depth how many indents the line stands in already
 */
export function literal(
  style: LiteralStyle,
  value: Json,
  secrets: Readonly<Record<string, string>> = {},
  depth = 0,
): string {
  if (value === null) return style.nothing;
  if (typeof value === 'boolean') return value ? style.yes : style.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return style.text(value);
  const parts = isObject(value)
    ? Object.entries(value).map(
        ([name, entry]) =>
          `${style.key(name)}${secrets[name] ? style.secret(secrets[name]) : literal(style, entry, {}, depth + 1)}`,
      )
    : value.map((entry) => literal(style, entry, {}, depth + 1));
  const [open, close] = isObject(value) ? style.map : style.list;
  const line = `${open}${parts.join(', ')}${close}`;
  const outer = style.indent.repeat(depth);
  if (!line.includes('\n') && outer.length + line.length <= LINE) return line;
  const inner = style.indent.repeat(depth + 1);
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${outer}${close}`;
}

/** @returns a text between single quotes, in the way of JavaScript, Python and most others. */
export function singleQuoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`;
}

/** @returns a text between double quotes, in the way of JSON, Java, C# and Go. */
export function doubleQuoted(value: string): string {
  return JSON.stringify(value);
}
