import type {OpenApi, OperationObject, ResponseObject} from '../../contract/openApi';
import {isObject, valueAt} from '../../contract/pointer';
import {resolveRef} from '../../contract/refs';
import {isSuccess, toAnswers} from '../../model/answers';
import {isTextType} from '../../samples/body';
import {isJsonType} from '../../samples/serialize';
import type {Json, JsonObject} from '../../shared/model';
import {typeOf} from './types';

/** What a call resolves with. */
export interface Result {
  type: string;
  /** The usual answer, a file, or anything else, of these content types. */
  kind: 'envelope' | 'file' | readonly string[];
  /** Codes that ask for the same call once more. */
  repeat: number[];
}

const repeatCodes = [100, 202];

/** @returns what the successes of an operation resolve with, together */
export function resultOf(document: OpenApi, operation: OperationObject): Result {
  const results = toAnswers(document, operation)
    .filter(isSuccess)
    .map(({status, kind}) => {
      const {content = {}} = resolveRef<ResponseObject>(document, operation.responses[String(status)]!);
      const media = Object.entries(content as unknown as JsonObject);
      return media.length === 0 ? noContent : joined(media.map(([type, one]) => ofMedia(document, kind, type, one)));
    });
  const {type, ...result} = joined(results);
  return {...result, type: type === 'undefined' ? 'void' : type};
}

const noContent: Result = {type: 'undefined', kind: [], repeat: []};

function joined(results: readonly Result[]): Result {
  const [first = noContent, ...others] = results;
  const isOneKind = others.every(({kind}) => kind === first.kind);
  return {
    type: [...new Set(results.map(({type}) => type))].join(' | '),
    kind: isOneKind ? first.kind : results.flatMap(({kind}) => (typeof kind === 'string' ? [] : kind)),
    repeat: [...new Set(results.flatMap(({repeat}) => repeat))],
  };
}

function ofMedia(document: OpenApi, kind: string, contentType: string, media: Json): Result {
  if (!isObject(media)) return noContent;
  if (isJsonType(contentType)) {
    if (kind === 'envelope') return envelopeOf(document, media);
    return {type: typeOf(media.schema), kind: [contentType], repeat: []};
  }
  if (isTextType(contentType)) return {type: 'string', kind: [contentType], repeat: []};
  return {type: 'Blob', kind: 'file', repeat: []};
}

/** The usual answer and, where an example shows it, the one that asks for a repetition. */
function envelopeOf(document: OpenApi, media: JsonObject): Result {
  const data = dataOf(document, media.schema);
  const examples = Object.values(isObject(media.examples) ? media.examples : {}).flatMap((example) => {
    const {value} = resolve(document, example);
    return isObject(value) ? [value] : [];
  });
  const members = isObject(data) && Array.isArray(data.anyOf) ? data.anyOf : [data];
  const typesFor = (answers: readonly JsonObject[]): string => {
    const fitting = members.filter((member) => answers.some((answer) => holds(document, member, answer.data)));
    return [...new Set((fitting.length > 0 ? fitting : members).map((member) => typeOf(member)))].join(' | ');
  };
  const isRepeat = ({code}: JsonObject): boolean => typeof code === 'number' && repeatCodes.includes(code);
  const repeat = repeatCodes.filter((code) => examples.some((example) => example.code === code));
  const types = [
    `Answer<${typesFor(examples.filter((example) => !isRepeat(example)))}>`,
    ...repeat.map((code) => `RepeatNeeded<${code}, ${typesFor(examples.filter((example) => example.code === code))}>`),
  ];
  return {type: types.join(' | '), kind: 'envelope', repeat};
}

/** The contract writes an answer as the envelope, mostly together with a closer description of its `data`. */
function dataOf(document: OpenApi, schema: Json | undefined): Json {
  const parts = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [schema ?? {}];
  const dataIn = (part: Json): Json | undefined => valueAt(part, '/properties/data');
  const found = [...parts.map(dataIn), ...parts.map((part) => dataIn(resolve(document, part)))];
  return found.find((data) => data !== undefined) ?? {};
}

/** @returns whether an example's data has fields of this schema only */
function holds(document: OpenApi, schema: Json | undefined, data: Json | undefined): boolean {
  if (!isObject(data)) return true;
  const {properties} = resolve(document, schema ?? {});
  return isObject(properties) && Object.keys(data).every((key) => key in properties);
}

function resolve(document: OpenApi, value: Json): JsonObject {
  return isObject(value) ? resolveRef<JsonObject>(document, value as never) : {};
}
