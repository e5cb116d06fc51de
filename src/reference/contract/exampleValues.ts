import type {Json} from '../shared/model';
import type {ContractProblem} from './ContractError';
import {nameMaps} from './humanTexts';
import {isObject, toPointer} from './pointer';

/** Keyword of an overlay: the texts of examples that people wrote as data, and their translations. */
export const exampleValuesKey = 'x-example-values';

/**
 * Translates the data of examples: every text in an `example` or in the `value` of an example that equals a key as a
 * whole. The same words elsewhere, in a description or a default, stay.
 *
 * @returns a copy of the contract
 */
export function translateExamples(root: Json, translations: ReadonlyMap<string, string>): Json {
  return mapExamples(root, (text) => translations.get(text) ?? text);
}

/**
 * Finds the entries of an overlay that translate nothing.
 *
 * @param file name of the overlay in messages
 * @param overlay parsed overlay
 * @param sources all untranslated contracts that the overlay translates; one that uses an entry is enough
 */
export function findUnusedExampleValues(file: string, overlay: Json, sources: readonly Json[]): ContractProblem[] {
  const values = isObject(overlay) ? overlay[exampleValuesKey] : undefined;
  const used = new Set<string>();
  for (const source of sources) {
    mapExamples(source, (text) => {
      used.add(text);
      return text;
    });
  }
  return Object.keys(isObject(values) ? values : {})
    .filter((text) => !used.has(text))
    .map((text) => ({
      file,
      pointer: toPointer([exampleValuesKey, text]),
      rule: 'overlay-unknown',
      detail: `no example of this version has the text "${text}". Write it as the example does, or remove the entry.`,
    }));
}

function mapExamples(value: Json, translate: (text: string) => string, hasNames = false): Json {
  if (Array.isArray(value)) return value.map((entry) => mapExamples(entry, translate));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      if (!hasNames && isData(key, child)) return [key, mapTexts(child, translate)];
      return [key, mapExamples(child, translate, !hasNames && nameMaps.has(key))];
    }),
  );
}

/** Of a schema, `examples` is a list of values; elsewhere it gives names to objects with a `value`. */
function isData(keyword: string, value: Json): boolean {
  return keyword === 'example' || keyword === 'value' || (keyword === 'examples' && Array.isArray(value));
}

function mapTexts(value: Json, translate: (text: string) => string): Json {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, translate));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, mapTexts(child, translate)]));
}
