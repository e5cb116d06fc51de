import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type * as z from 'zod';
import {didYouMean} from '../../../content/didYouMean';
import type {MdxElement} from '../../../content/mdx';
import type {MarkdownFile} from '../../../content/pageLocation';
import {MockupError} from './mockupError';

/**
 * Reads the attributes of an element.
 *
 * @param schema what the attributes may hold; its messages complete the sentence "Give it …"
 * @throws MockupError when an attribute is missing, unknown or has a wrong value
 */
export function readAttributes<Schema extends z.ZodObject>(
  element: MdxElement,
  schema: Schema,
  file: MarkdownFile,
): z.infer<Schema> {
  const tag = `<${element.name}>`;
  const values: Record<string, unknown> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      throw new MockupError(element, file, `${tag} spreads attributes.`, 'Write out each attribute.');
    }
    values[attribute.name] = valueOf(attribute);
  }
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(schema.shape, name));
  if (unknown !== undefined) {
    const repair = didYouMean(unknown, Object.keys(schema.shape));
    throw new MockupError(element, file, `${tag} has no attribute "${unknown}".`, repair);
  }
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const {path = [], message} = result.error.issues[0] ?? {};
  const name = String(path[0]);
  throw name in values
    ? new MockupError(element, file, `${tag}: "${name}" has a wrong value.`, `Give it ${message}.`)
    : new MockupError(element, file, `${tag} needs "${name}".`, `Add ${name} with ${message}.`);
}

/** @returns the value of an attribute; undefined for anything but text and JSON, which every schema refuses. */
function valueOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value);
  } catch {
    return undefined;
  }
}
