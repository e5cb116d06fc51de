import type {Contract, ContractOperation, Schema} from '../../../integrators/sandbox/engine/contract';
import {handlers} from '../../../integrators/sandbox/engine/handle';
import {operationsOf, type OpenApi} from '../contract/openApi';
import {isObject} from '../contract/pointer';
import {resolveRef} from '../contract/refs';
import {toJson} from '../contract/loadContract';
import type {Json} from '../shared/model';
import {sandboxId} from '../shared/sandboxId';

/** Keywords that say nothing about what fits. */
const texts = ['description', 'summary', 'title', 'example', 'examples', 'externalDocs'];

/**
 * @param documents the contracts of a version by their files
 * @returns what the sandbox's engine needs of them: no texts, no examples
 */
export function toContract(version: string, documents: ReadonlyMap<string, OpenApi>): Contract {
  const schemas: Record<string, Schema> = {};
  const operations: ContractOperation[] = [];
  let event: Schema | undefined;
  for (const [file, document] of documents) {
    const whole = toJson(document) as unknown as OpenApi;
    for (const {operation} of operationsOf(whole.webhooks)) event = bodyOf(whole, operation.requestBody).body?.schema;
    Object.assign(schemas, withoutTexts((whole.components?.schemas ?? {}) as Json));
    for (const {path, method, operation} of operationsOf(whole.paths)) {
      const {operationId = '', security = whole.security ?? []} = operation;
      operations.push({
        id: sandboxId(file, operationId),
        method: method.toUpperCase(),
        path,
        needsToken: security.length > 0,
        parameters: (operation.parameters ?? []).flatMap((written) => {
          const {name, in: place, required, schema} = resolveRef(whole, written);
          if (place !== 'path' && place !== 'query') return [];
          return [
            {name, in: place, isRequired: required === true, schema: withoutTexts((schema ?? {}) as Json) as Schema},
          ];
        }),
        ...bodyOf(whole, operation.requestBody),
        ...answerOf(whole, operation.responses),
      });
    }
  }
  const missing = operations.map(({id}) => id).filter((id) => !Object.hasOwn(handlers, id));
  if (missing.length > 0)
    throw new Error(
      `The sandbox answers no ${missing.join(', ')} of version ${version}. Write a handler for each in integrators/sandbox/engine/handlers/, under the operation's id.`,
    );
  const [address = ''] = [...documents.values()].flatMap(({servers}) => servers.map(({url}) => url));
  return {version, address, operations, schemas, ...(event === undefined ? {} : {event})};
}

function bodyOf(document: OpenApi, body: unknown): Pick<ContractOperation, 'body'> {
  if (!body) return {};
  const {content} = resolveRef(document, body as {content: Record<string, {schema?: Json}>});
  const [type, media] = Object.entries(content)[0] ?? [];
  return type === undefined ? {} : {body: {type, schema: withoutTexts(media?.schema ?? {}) as Schema}};
}

function answerOf(document: OpenApi, responses: unknown): Pick<ContractOperation, 'answer'> {
  const success = (responses as Record<string, {content?: Record<string, {schema?: Json}>}>)['200'];
  const schema = success && resolveRef(document, success).content?.['application/json']?.schema;
  return schema ? {answer: withoutTexts(schema) as Schema} : {};
}

function withoutTexts(value: Json, isNames = false): Json {
  if (Array.isArray(value)) return value.map((entry) => withoutTexts(entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) =>
      !isNames && (texts.includes(name) || name.startsWith('x-'))
        ? []
        : [[name, withoutTexts(entry ?? null, name === 'properties' || name === 'schemas')]],
    ),
  );
}
