import type {Json} from '../../shared/model';

/** How long a list or object may be to stand on one line. */
const LINE = 72;

/** @returns JSON in which short lists and objects keep to one line, so that an example fits the screen. */
export function compactJson(value: Json, indent = ''): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat === '[]' || flat === '{}') return flat;
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const parts = isArray
    ? value.map((entry) => compactJson(entry, inner))
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${compactJson(entry, inner)}`);
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (indent !== '' && !line.includes('\n') && indent.length + line.length <= LINE) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
