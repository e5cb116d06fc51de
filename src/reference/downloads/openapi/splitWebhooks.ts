import type {Json, JsonObject} from '../../shared/model';
import {isObject, toPointer, valueAt} from '../../contract/pointer';

const bodyPointer = toPointer(['requestBody', 'content', 'application/json']);

/**
 * The platform makes one call for several events, which our contract tells as named examples of one webhook. Programs
 * name a handler for each event: each named example becomes a webhook of its own; the default one keeps the name.
 *
 * @returns the webhooks by event, or nothing if there are none
 */
export function splitWebhooks({webhooks}: JsonObject): {webhooks?: JsonObject} {
  if (!isObject(webhooks)) return {};
  const events = Object.entries(webhooks).flatMap(([name, item]): [string, Json][] =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      const examples = valueAt(operation, `${bodyPointer}/examples`);
      return Object.entries(isObject(examples) ? examples : {default: null}).map(
        ([example, content]): [string, Json] => {
          const event = example === 'default' ? name : example;
          return [event, {[method]: toEvent(operation, event, content)}];
        },
      );
    }),
  );
  return {webhooks: Object.fromEntries(events)};
}

function toEvent(operation: Json, event: string, example: Json): Json {
  if (!isObject(operation) || !isObject(example)) return operation;
  const media = valueAt(operation, bodyPointer);
  return {
    ...operation,
    operationId: `on${event.charAt(0).toUpperCase()}${event.slice(1)}`,
    summary: example.summary ?? operation.summary ?? event,
    requestBody: {
      ...(isObject(operation.requestBody) ? operation.requestBody : {}),
      content: {'application/json': {...(isObject(media) ? media : {}), examples: {default: example}}},
    },
  };
}
