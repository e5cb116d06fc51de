import {isObject} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';
import {freeName, schemaPath} from './directions';

/**
 * Gives a name to each body that a call describes itself, so that its fields keep their words in the client.
 *
 * @param contract a published contract
 */
export function nameBodies(contract: JsonObject): JsonObject {
  const schemas: JsonObject = {...schemasOf(contract)};
  const visit = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const {operationId: id, requestBody} = value;
    const entries = Object.entries(value).map(([key, child]): [string, Json] => [key, visit(child)]);
    if (typeof id !== 'string' || !isObject(requestBody) || !isObject(requestBody.content))
      return Object.fromEntries(entries);
    // The client sends the content type that the contract names first.
    const [[type, media] = [], ...others] = Object.entries(requestBody.content);
    const schema = isObject(media) ? media.schema : undefined;
    if (type === undefined || !isObject(media) || !isObject(schema) || !isObject(schema.properties))
      return Object.fromEntries(entries);
    const name = freeName(`${id.charAt(0).toUpperCase()}${id.slice(1)}Body`, schemas);
    schemas[name] = schema;
    const named = {...media, schema: {$ref: schemaPath + name}};
    return {
      ...Object.fromEntries(entries),
      requestBody: {...requestBody, content: Object.fromEntries([[type, named], ...others])},
    };
  };
  const paths = visit(contract.paths ?? {});
  return withSchemas({...contract, paths}, schemas);
}

/**
 * Says of the field that chooses among forms which values it has in each of them: `petType: 'cat'`. A program that looks
 * at the field then knows the others.
 *
 * @param contract a published contract
 */
export function narrowForms(contract: JsonObject): JsonObject {
  const schemas = schemasOf(contract);
  const values = new Map<string, {field: string; values: Set<string>}>();
  const add = (name: string, field: string, value: string): void => {
    const known = values.get(name) ?? {field, values: new Set<string>()};
    if (known.field === field) known.values.add(value);
    values.set(name, known);
  };
  const visit = (value: Json, own?: string): void => {
    if (Array.isArray(value)) return value.forEach((one) => visit(one));
    if (!isObject(value)) return;
    const {discriminator, oneOf, anyOf} = value;
    if (isObject(discriminator) && typeof discriminator.propertyName === 'string') {
      const mapped = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {});
      const heirs = own === undefined ? [] : Object.keys(schemas).filter((name) => isHeir(schemas[name], own));
      for (const name of [...[oneOf, anyOf].flatMap(refsOf), ...heirs]) {
        const keys = mapped.filter(([, target]) => target === name || target === schemaPath + name).map(([key]) => key);
        for (const key of keys.length > 0 ? keys : [name]) add(name, discriminator.propertyName, key);
      }
    }
    for (const child of Object.values(value)) visit(child);
  };
  for (const [name, schema] of Object.entries(schemas)) visit(schema, name);
  visit(contract.paths ?? {});
  const narrowed = Object.entries(schemas).map(([name, schema]): [string, Json] => {
    const form = values.get(name);
    return [name, form && isObject(schema) ? withValues(schema, form.field, [...form.values]) : schema];
  });
  return values.size === 0 ? contract : withSchemas(contract, Object.fromEntries(narrowed));
}

function withValues(schema: JsonObject, field: string, values: string[]): JsonObject {
  const {properties, allOf, required} = schema;
  if (isObject(properties)) {
    const own = isObject(properties[field]) ? properties[field] : {};
    if (own.const !== undefined || own.enum !== undefined) return schema;
    const {$ref: _, ...words} = own;
    return {...schema, properties: {...properties, [field]: {...words, enum: values}}};
  }
  if (!Array.isArray(allOf)) return schema;
  const narrow = {type: 'object', properties: {[field]: {enum: values}}, ...(required ? {required} : {})};
  return {...schema, allOf: [...allOf, narrow]};
}

function isHeir(schema: Json | undefined, base: string): boolean {
  return isObject(schema) && refsOf(schema.allOf).includes(base);
}

function refsOf(members: Json | undefined): string[] {
  return (Array.isArray(members) ? members : []).flatMap((member) =>
    isObject(member) && typeof member.$ref === 'string' ? [member.$ref.slice(schemaPath.length)] : [],
  );
}

function schemasOf({components}: JsonObject): JsonObject {
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

function withSchemas(contract: JsonObject, schemas: JsonObject): JsonObject {
  return {...contract, components: {...(isObject(contract.components) ? contract.components : {}), schemas}};
}
