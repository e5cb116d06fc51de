import type {Json} from '../shared/model';
import {isObject, type PathSegment} from './pointer';

export interface HumanText {
  path: PathSegment[];
  text: string;
}

const textKeys = new Set(['summary', 'title', 'description', 'x-displayName']);
/** The keys below these are names that we chose, not keywords of OpenAPI. */
export const nameMaps: ReadonlySet<string> = new Set([
  'properties',
  'schemas',
  'parameters',
  'responses',
  'paths',
  'webhooks',
  'content',
  'headers',
  'examples',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'variables',
  'encoding',
  'flows',
  'patternProperties',
  '$defs',
  'pathItems',
]);
/** Lists of our own whose entries have words. */
const worded = new Set(['x-known-values', 'x-failures']);
/** The values of these keys are data of the API, the same in every language. */
const dataKeys = new Set(['example', 'value', 'default', 'const', 'enum', 'required', 'security', 'mapping', 'x-en']);

/**
 * Finds every text written for people: summaries, titles, descriptions and notes.
 * A field that happens to be called `title` is not one, nor is anything inside an example.
 */
export function humanTexts(root: Json): HumanText[] {
  const texts: HumanText[] = [];
  const visitNames = (value: Json | undefined, path: PathSegment[]): void => {
    if (isObject(value)) for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    // Parameters are a list in an operation and a map under components.
    else visit(value, path);
  };
  const visit = (value: Json | undefined, path: PathSegment[]): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    if (!isObject(value)) return;
    for (const [key, child] of Object.entries(value)) {
      const here = [...path, key];
      if (textKeys.has(key) && typeof child === 'string') texts.push({path: here, text: child});
      else if (key === 'x-notes' && Array.isArray(child))
        child.forEach((note, index) => texts.push({path: [...here, index], text: String(note)}));
      else if (key === 'scopes' && isObject(child))
        for (const [scope, text] of Object.entries(child)) texts.push({path: [...here, scope], text: String(text)});
      else if (worded.has(key)) visit(child, here);
      else if (dataKeys.has(key) || key.startsWith('x-')) continue;
      else if (nameMaps.has(key)) visitNames(child, here);
      else visit(child, here);
    }
  };
  visit(root, []);
  return texts;
}
