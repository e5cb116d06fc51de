import {exactJson} from '../shared/exactJson';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type {Json} from '../shared/model';

/** Name under which the whole contract is known to the validator. */
const contractId = 'contract';

/**
 * Creates a validator with the contract's schemas.
 *
 * @returns a function that checks a value against the schema at a JSON pointer of the contract
 */
export function createValidator(root: Json): (pointer: string, value: Json) => ErrorObject[] {
  const ajv = new Ajv2020({allErrors: true, strict: false, validateSchema: false, verbose: false});
  addFormats(ajv);
  // Documented kinds of content, not rules for the characters of a text.
  for (const format of ['binary', 'local-date-time']) ajv.addFormat(format, true);
  // The validator compares numbers of JavaScript, which are near enough to say whether an example fits.
  ajv.addSchema(JSON.parse(exactJson(root)) as object, contractId);
  return (pointer, value) => {
    const id = `${contractId}#${encodeURI(pointer)}`;
    const validate = ajv.getSchema(id) ?? ajv.compile({$ref: id});
    validate(JSON.parse(exactJson(value)));
    return [...(validate.errors ?? [])];
  };
}

/** @returns a validator's complaint as words: `/data/id must be integer`. */
export function describeError({instancePath, message, params}: ErrorObject): string {
  const extra = 'additionalProperty' in params ? ` ("${String(params.additionalProperty)}")` : '';
  const allowed = Array.isArray(params.allowedValues) ? ` (${params.allowedValues.join(', ')})` : '';
  return `${instancePath || 'the value'} ${message ?? 'is wrong'}${extra}${allowed}`;
}
