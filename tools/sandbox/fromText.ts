import type {OpenApi, Schema} from '../../src/plugins/api-contract/node/contract/openApi';
import {toType} from '../../src/plugins/api-contract/node/model/schemas';
import type {Json, TypeModel} from '../../src/plugins/api-contract/shared/model';

/**
 * Reads the texts of a query parameter or form field as the value its schema describes. What cannot be read stays a
 * text, which the schema then refuses.
 */
export function fromTexts(document: OpenApi, schema: Schema, texts: readonly string[]): Json {
  const type = toType(document, schema);
  if (type.kind === 'array') return texts.map((text) => fromText(type.items ?? {kind: 'any'}, text));
  const [first = '', ...more] = texts;
  return more.length > 0 ? [...texts] : fromText(type, first);
}

function fromText({kind}: TypeModel, text: string): Json {
  if ((kind === 'integer' || kind === 'number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
}
