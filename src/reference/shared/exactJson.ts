import type {Json} from './model';

/** Stands before the digits of a bigint until they lose their quotation marks; no text of a contract begins with it. */
const mark = '\u0000';

/** Writes JSON like `JSON.stringify`, with every digit of whole numbers that JavaScript's numbers cannot hold. */
export function exactJson(value: Json, indent?: number): string {
  const text = JSON.stringify(value, (_, part: Json) => (typeof part === 'bigint' ? `${mark}${part}` : part), indent);
  return text.replace(/"\\u0000(-?\d+)"/g, '$1');
}
