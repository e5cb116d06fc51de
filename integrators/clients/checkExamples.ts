import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {operationsOf} from '../../src/reference/contract/openApi';

/** A schema of zod, as far as it is used here. */
interface Schema {
  safeParse: (value: unknown) => {success: boolean; error?: {message: string}};
}

/**
 * Reads every answer example of a contract with the schemas that hey-api generated for zod.
 *
 * @param folder with the generated code
 */
export async function checkExamples(folder: string, document: OpenApi): Promise<string[]> {
  const schemas = (await import(pathToFileURL(resolve(folder, 'zod.gen.ts')).href)) as Record<string, Schema>;
  const names = new Map(
    operationsOf(document.paths).map(({operation}) => [operation.operationId, operation['x-client-name'] ?? '']),
  );
  return toOperations(document).flatMap(({id, response}) => {
    if (response.kind !== 'envelope') return [];
    const name = names.get(id) ?? '';
    const schema = schemas[`z${name.charAt(0).toUpperCase()}${name.slice(1)}Response`];
    if (!schema) return [`zod: there is no schema for the answer of ${name}`];
    return response.examples.flatMap(({name: example, value}) => {
      const {success, error} = schema.safeParse(value);
      return success ? [] : [`zod: ${id}, example ${example}: ${error?.message ?? ''}`];
    });
  });
}
