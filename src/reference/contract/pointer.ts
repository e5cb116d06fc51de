import type {Json, JsonObject} from '../shared/model';

export type PathSegment = string | number;

/** @returns whether a value is a JSON object (not an array). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @returns the JSON pointer of a path: ['paths', '/a'] → /paths/~1a */
export function toPointer(path: readonly PathSegment[]): string {
  return path.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** @returns the path of a JSON pointer, with or without `#`. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** @returns the value at a JSON pointer (without `#`), or undefined. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of fromPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else if (isObject(value)) value = value[segment];
    else return undefined;
  }
  return value;
}
