import type {Json} from '../shared/model';

/** How a language writes a JSON value as a literal of its own. */
export interface LiteralStyle {
  /** Blanks of one level. */
  indent: string;
  /** What encloses an object. */
  object: readonly [string, string];
  /** An object without properties, where its enclosing signs alone mean a list. */
  emptyObject?: string;
  /** The name of a property with what follows it: `no: ` or `"no": `. */
  key: (name: string) => string;
  text: (value: string) => string;
  /** The local variable that holds an environment variable. */
  variable: (name: string) => string;
  null: string;
  true: string;
  false: string;
  /** Whether the last entry of a block is followed by a comma. */
  trailingComma: boolean;
  /** Whether a value that is too long for the line of its property stands on the next one. */
  breaksAfterKey?: true;
}

/** Width at which the formatters of the languages are told to break lines. */
export const lineWidth = 100;

/**
 * Writes a value as the formatter of its language lays it out: one property on a line, and a list of simple values on
 * one line if it fits.
 *
 * @param secrets of the outermost object: the environment variables from which properties are read
 * @param before what stands before the value on its line
 */
export function literal(
  value: Json,
  style: LiteralStyle,
  secrets: Readonly<Record<string, string>> = {},
  before = '',
  indent = '',
): string {
  if (value === null || typeof value === 'boolean') return style[`${value}`];
  if (typeof value === 'string') return style.text(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const inner = indent + style.indent;
  const block = (open: string, close: string, parts: readonly string[]): string =>
    parts.length === 0
      ? open + close
      : `${open}\n${parts.map((part) => inner + part).join(',\n')}${style.trailingComma ? ',' : ''}\n${indent}${close}`;
  if (Array.isArray(value)) {
    const parts = value.map((entry) => literal(entry, style, {}, '', inner));
    const line = `[${parts.join(', ')}]`;
    const isSimple = value.every((entry) => typeof entry !== 'object' || entry === null);
    return isSimple && `${indent}${before}${line},`.length <= lineWidth ? line : block('[', ']', parts);
  }
  if (Object.keys(value).length === 0 && style.emptyObject !== undefined) return style.emptyObject;
  const parts = Object.entries(value).map(([name, entry]) => {
    const key = style.key(name);
    const secret = secrets[name];
    const text = secret === undefined ? literal(entry, style, {}, key, inner) : style.variable(secret);
    const isTooLong = typeof entry === 'string' && `${inner}${key}${text},`.length > lineWidth;
    return isTooLong && style.breaksAfterKey ? `${key.trimEnd()}\n${inner}${style.indent}${text}` : key + text;
  });
  return block(...style.object, parts);
}
