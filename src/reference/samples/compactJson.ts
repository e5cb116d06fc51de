import type {Json} from '../shared/model';

/** Longest list or object on one line, in characters with its indent. */
const longestLine = 72;

/** What a language writes where JSON has other words or a value of its own. */
export interface Dialect {
  null?: string;
  true?: string;
  false?: string;
  text?: (value: string) => string;
  /** Expression for a field of the outermost object; undefined for its plain value. */
  field?: (name: string) => string | undefined;
}

/**
 * Writes JSON with short lists and objects on one line, so that it fits the screen.
 *
 * @param dialect differences of a language whose literals look like JSON
 * @param indent blanks before the value, which is not on a line of its own; '' for the outermost, always laid out
 */
export function compactJson(value: Json, dialect: Dialect = {}, indent = ''): string {
  if (value === null || typeof value === 'boolean') return dialect[`${value}`] ?? String(value);
  if (typeof value === 'string') return dialect.text?.(value) ?? JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const inner = `${indent}  `;
  const {field, ...below} = dialect;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((entry) => compactJson(entry, below, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${JSON.stringify(key)}: ${field?.(key) ?? compactJson(entry, below, inner)}`,
      );
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = `${open}${parts.join(', ')}${close}`;
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= longestLine) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
