import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Json} from '../../shared/model';
import type {ContractProblem} from './ContractError';
import type {OpenApi, Schema} from './openApi';
import {isObject, toPointer, valueAt, type PathSegment} from './pointer';
import {unknownFields} from './unknownFields';

/** Name under which the whole contract is known to the validator. */
const CONTRACT_ID = 'contract';

/**
 * A validator that knows the contract's schemas.
 *
 * @returns a function that checks a value against the schema at a JSON pointer of the contract
 */
export function createValidator(root: Json): (pointer: string, value: Json) => ErrorObject[] {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false, verbose: false});
  addFormats(ajv);
  // Documented kinds of content, not rules for the characters of a text.
  for (const format of ['binary', 'local-date-time']) ajv.addFormat(format, true);
  ajv.addSchema(root as object, CONTRACT_ID);
  return (pointer, value) => {
    const id = `${CONTRACT_ID}#${encodeURI(pointer)}`;
    const validate = ajv.getSchema(id) ?? ajv.compile({$ref: id});
    validate(value);
    return [...(validate.errors ?? [])];
  };
}

/** @returns a validator's complaint as words: `/data/id must be integer`. */
export function describeError({instancePath, message, params}: ErrorObject): string {
  const extra = 'additionalProperty' in params ? ` ("${String(params.additionalProperty)}")` : '';
  const allowed = Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
  return `${instancePath || 'the value'} ${message ?? 'is wrong'}${extra}${allowed}`;
}

interface ExamplePlace {
  pointer: string;
  schemaPointer: string;
  value: Json;
}

/** @returns a problem for every example that does not fit its schema, and for every schema that cannot be used. */
export function checkExamples(file: string, root: Json): ContractProblem[] {
  const validate = createValidator(root);
  return findExamples(root).flatMap(({pointer, schemaPointer, value}): ContractProblem[] => {
    try {
      const unknown = unknownFields(root as unknown as OpenApi, valueAt(root, schemaPointer) as Schema, value);
      const misspelt = unknown.map((field) => ({
        file,
        pointer,
        rule: 'example-field',
        detail: `${field} is not a field of the schema. Correct the name, or add the field to the schema at #${schemaPointer}.`,
      }));
      const wrong = mostTelling(validate(schemaPointer, value)).map((error) => ({
        file,
        pointer,
        rule: 'example',
        detail: `${describeError(error)}. Correct the example, or the schema at #${schemaPointer}.`,
      }));
      return [...wrong, ...misspelt];
    } catch (error) {
      return [
        {
          file,
          pointer: schemaPointer,
          rule: 'schema',
          detail: `${error instanceof Error ? error.message : String(error)}. Correct the schema.`,
        },
      ];
    }
  });
}

/** A wrong branch of oneOf also reports each branch; one sentence is enough. */
function mostTelling(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({keyword}) => keyword === 'oneOf' || keyword === 'anyOf');
  if (choices.length === 0) return errors;
  return errors.filter(
    (error) => !choices.some((choice) => choice !== error && choice.instancePath === error.instancePath),
  );
}

function findExamples(root: Json): ExamplePlace[] {
  const places: ExamplePlace[] = [];
  const visit = (value: Json | undefined, path: PathSegment[]): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    if (!isObject(value)) return;
    const pointer = toPointer(path);
    const hasSchema = isObject(value.schema);
    const schemaPointer = hasSchema ? `${pointer}/schema` : pointer;
    if (hasSchema && value.example !== undefined)
      places.push({pointer: `${pointer}/example`, schemaPointer, value: value.example});
    if (hasSchema && isObject(value.examples)) {
      for (const [name, example] of Object.entries(value.examples)) {
        if (isObject(example) && example.value !== undefined) {
          places.push({
            pointer: `${pointer}${toPointer(['examples', name, 'value'])}`,
            schemaPointer,
            value: example.value,
          });
        }
      }
    }
    if (!hasSchema && Array.isArray(value.examples)) {
      value.examples.forEach((example, index) =>
        places.push({pointer: `${pointer}/examples/${index}`, schemaPointer, value: example}),
      );
    }
    for (const [key, child] of Object.entries(value)) {
      if (!['example', 'examples', 'default', 'const', 'enum'].includes(key)) visit(child, [...path, key]);
    }
  };
  visit(root, []);
  return places;
}
