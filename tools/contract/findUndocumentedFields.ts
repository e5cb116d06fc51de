import {isObject, toPointer, type PathSegment} from '../../src/reference/contract/pointer';
import type {Json} from '../../src/reference/shared/model';

/**
 * Finds the fields and enum values that say nothing to a reader.
 *
 * @param root a contract
 * @returns pointers of named schemas and of their properties without a description, and of enum values without a title
 */
export function findUndocumentedFields(root: Json): string[] {
  const undocumented: string[] = [];
  const schemas = isObject(root) && isObject(root.components) ? root.components.schemas : undefined;
  const visit = (schema: Json | undefined, path: PathSegment[], needsWords: boolean): void => {
    if (!isObject(schema)) return;
    if (needsWords && !isText(schema.description)) undocumented.push(toPointer(path));
    if (isObject(schema.properties)) {
      for (const [name, property] of Object.entries(schema.properties))
        visit(property, [...path, 'properties', name], true);
    }
    visit(schema.items, [...path, 'items'], false);
    if (!Array.isArray(schema.oneOf)) return;
    schema.oneOf.forEach((value, index) => {
      if (isObject(value) && value.const !== undefined && !(isText(value.title) && isText(value.description))) {
        undocumented.push(toPointer([...path, 'oneOf', index]));
      }
    });
  };
  if (isObject(schemas))
    for (const [name, schema] of Object.entries(schemas)) visit(schema, ['components', 'schemas', name], true);
  return undocumented;
}

function isText(value: Json | undefined): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
