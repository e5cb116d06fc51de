import type {Answer, Field, Operation, Parameter, SchemaModel, SecurityAlternative, Shape} from '../shared/model';
import {isOfValues, type Change, type ChangePlace} from './change';
import {diffField, diffFields} from './diffFields';

/**
 * What two versions are compared by: a call, and the shared schemas that it names directly. A shared schema reports its
 * own changes where it is shown, field by field; they are not repeated on each call that answers with it.
 */
export interface Comparable {
  operation: Operation;
  schemas: SchemaModel[];
}

/** @returns what differs in a call from one version to the next. */
export function diffOperation(before: Comparable, after: Comparable): Change[] {
  const [a, b] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (`${a.method} ${a.path}` !== `${b.method} ${b.path}`)
    changes.push({kind: 'path', before: `${a.method} ${a.path}`, after: `${b.method} ${b.path}`});
  if (a.deprecated !== b.deprecated) changes.push({kind: b.deprecated ? 'deprecated' : 'recommended'});
  if (a.description !== b.description) changes.push({kind: 'description', text: b.description});
  changes.push(
    ...diffLine('Security', securityOf(a.security), securityOf(b.security)),
    ...diffFields('parameters', withFields(a.parameters), withFields(b.parameters)),
    ...(a.body && b.body ? diffLine('BodyTypes', bodyTypesOf(a), bodyTypesOf(b)) : []),
    ...diffShapes('body', a.body?.shape, b.body?.shape),
    ...diffAnswers(a, b),
    ...diffData(before, after),
  );
  return withoutRepeatedValues(changes);
}

function diffLine(what: 'BodyTypes' | 'AnswerTypes' | 'Security', before: string, after: string): Change[] {
  return before === after ? [] : [{kind: 'line', what, before, after}];
}

/** What a caller needs: `Authorization: Bearer`, or one of several. */
function securityOf(alternatives: readonly SecurityAlternative[]): string {
  const ways = alternatives.map((credentials) =>
    credentials
      .map(({scopes, ...credential}) =>
        [
          credential.kind === 'apiKey' ? `${credential.in} ${credential.name}` : `Authorization: ${credential.kind}`,
          ...scopes,
        ].join(' '),
      )
      .join(' + '),
  );
  return ways.every((way) => way === '') ? '' : ways.map((way) => way || '–').join(' | ');
}

function withFields(parameters: readonly Parameter[]): Field[] {
  return parameters.flatMap((parameter) => [parameter, ...(parameter.fields ?? [])]);
}

function bodyTypesOf({body, otherBodies = []}: Operation): string {
  return [...(body ? [body] : []), ...otherBodies].map(({contentType}) => contentType).join(', ');
}

/** Statuses that came and went, and what an answer of one status carries besides its data. */
function diffAnswers(before: Operation, after: Operation): Change[] {
  const [old, now] = [before, after].map(({response, otherResponses, errors}) => {
    const successes = [response, ...otherResponses].map((answer) => [String(answer.status), answer] as const);
    const others = errors.flatMap(({status, code, message, answer}) =>
      code === undefined && message === undefined ? [[String(status), answer] as const] : [],
    );
    return new Map<string, Answer | undefined>([...successes, ...others]);
  }) as [Map<string, Answer | undefined>, Map<string, Answer | undefined>];
  const missing = (kind: 'addedAnswers' | 'removedAnswers', from: typeof old, other: typeof old): Change[] => {
    const statuses = [...from.keys()].filter((status) => !other.has(status));
    return statuses.length > 0 ? [{kind, statuses}] : [];
  };
  const kept = [...now].flatMap(([status, answer]): Change[] => {
    if (!old.has(status)) return [];
    const previous = old.get(status);
    const types = [previous, answer].map((each) => each?.contentTypes.join(', '));
    return [
      ...(types[0] === undefined || types[1] === undefined ? [] : diffLine('AnswerTypes', types[0], types[1])),
      ...diffFields('headers', previous?.headers ?? [], answer?.headers ?? []),
      // The data of the first success is compared with its shared schemas.
      ...(answer === after.response ? [] : diffShapes('data', previous?.data, answer?.data)),
    ];
  });
  return [...missing('addedAnswers', now, old), ...missing('removedAnswers', old, now), ...kept];
}

/** A response that carries another shared schema than before is reported by its fields, not by the names of the two. */
function diffData(before: Comparable, after: Comparable): Change[] {
  const place = 'data';
  const [old, now] = [before.operation.response.data, after.operation.response.data];
  const [oldSchema, nowSchema] = [findSchema(before, old), findSchema(after, now)];
  if (!oldSchema || !nowSchema || oldSchema.name === nowSchema.name) return diffShapes(place, old, now);
  return diffFields(place, oldSchema.shape.fields, nowSchema.shape.fields);
}

function findSchema({schemas}: Comparable, shape: Shape): SchemaModel | undefined {
  return schemas.find(({name}) => name === shape.type.schema);
}

function diffShapes(place: ChangePlace, before: Shape | undefined, after: Shape | undefined): Change[] {
  const whole = before && after ? diffField(place, toField(before), toField(after)) : [];
  return [...whole, ...diffFields(place, before?.fields ?? [], after?.fields ?? [])];
}

function toField({fields: _, ...whole}: Shape): Field {
  return {...whole, name: '', required: false, description: ''};
}

/** An enum used by several fields is reported once. */
function withoutRepeatedValues(changes: Change[]): Change[] {
  const seen = new Set<string>();
  return changes.filter((change) => {
    if (!isOfValues(change)) return true;
    const key = JSON.stringify(change);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
