import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type * as z from 'zod';
import type {MdxElement} from '../../kit/mdx';
import type {MarkdownFile} from '../../kit/pageLocation';
import {findDataProblems} from '../../kit/readData';
import {MockupError} from './mockupError';

/**
 * Reads the attributes of an element.
 *
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
    const value = valueOf(attribute);
    if (value === undefined) {
      const repair = 'Write text in quotes, or JSON in braces.';
      throw new MockupError(element, file, `${tag}: the value of "${attribute.name}" is code.`, repair);
    }
    values[attribute.name] = value;
  }
  const [first, ...others] = findDataProblems(schema, values);
  if (!first) return schema.parse(values);
  const repairs = [first.repair, ...others.map(({rule, repair}) => `${rule}. ${repair}`)];
  throw new MockupError(element, file, `${tag}: ${first.rule}.`, repairs.join(' '));
}

/** @returns the value of an attribute; undefined if it is neither text nor JSON. */
function valueOf({value}: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  try {
    return JSON.parse(value.value);
  } catch {
    return undefined;
  }
}
