import type {
  Answer,
  Field,
  Operation,
  Parameter,
  RequestBody,
  SchemaModel,
  SecurityAlternative,
  Shape,
} from '../shared/model';
import {isOfValues, type Change, type ChangePlace, type Fact} from './change';
import {diffField, diffFields, wholeOf} from './diffFields';

/**
 * What two versions are compared by: a call, and the shared schemas that it names directly. A shared schema reports its
 * own changes where it is shown, field by field; they are not repeated on each call that answers with it.
 */
export interface Comparable {
  operation: Operation;
  schemas: SchemaModel[];
}

/**
 * What changes a program is told; what only changes words is not, but for descriptions: examples, summaries, notes,
 * known refusals, the page and the group of a call.
 *
 * @returns what differs in a call from one version to the next
 */
export function diffOperation(before: Comparable, after: Comparable): Change[] {
  const [a, b] = [before.operation, after.operation];
  const changes: Change[] = [];
  if (`${a.method} ${a.path}` !== `${b.method} ${b.path}`)
    changes.push({kind: 'path', before: `${a.method} ${a.path}`, after: `${b.method} ${b.path}`});
  if (a.deprecated !== b.deprecated) changes.push({kind: b.deprecated ? 'deprecated' : 'recommended'});
  if (a.description !== b.description) changes.push({kind: 'description', text: b.description});
  changes.push(
    ...diffLine('Security', waysOf(a.security), waysOf(b.security), ' | '),
    ...diffFields('parameters', withFields(a.parameters), withFields(b.parameters)),
    ...diffBodies(bodiesOf(a), bodiesOf(b)),
    ...diffAnswers(before, after),
  );
  return withoutRepeatedValues(changes);
}

/** Which of several comes first is no change. */
function diffLine(
  what: Extract<Change, {kind: 'line'}>['what'],
  before: readonly string[],
  after: readonly string[],
  delimiter = ', ',
): Extract<Change, {kind: 'line'}>[] {
  const isSame = JSON.stringify([...before].sort()) === JSON.stringify([...after].sort());
  return isSame ? [] : [{kind: 'line', what, before: before.join(delimiter), after: after.join(delimiter)}];
}

/** What a caller needs: `Authorization: Bearer`, or one of several. */
function waysOf(alternatives: readonly SecurityAlternative[]): string[] {
  const ways = alternatives.map((credentials) =>
    credentials
      .map((credential) =>
        [
          ...(credential.kind === 'apiKey'
            ? [`${credential.in} ${credential.name}`]
            : [
                `Authorization: ${credential.kind}`,
                ...(credential.flows ?? []).flatMap((flow) => Object.values(flow) as string[]),
                ...(credential.openIdUrl ? [credential.openIdUrl] : []),
              ]),
          ...credential.scopes,
        ].join(' '),
      )
      .join(' + '),
  );
  return ways.every((way) => way === '') ? [] : ways.map((way) => way || '–');
}

/** Two parameters of one name stand in different places. */
function withFields(parameters: readonly Parameter[]): Field[] {
  return parameters.flatMap((parameter) => {
    const isTwice = parameters.some((other) => other !== parameter && other.name === parameter.name);
    const own = isTwice ? {...parameter, key: `${parameter.in} ${parameter.name}`} : parameter;
    return [own, ...(parameter.fields ?? [])];
  });
}

function bodiesOf({body, otherBodies = []}: Operation): RequestBody[] {
  return body ? [body, ...otherBodies] : [];
}

/** A body is compared with the one of its content type; of one alone, the content type may have changed. */
function diffBodies(old: readonly RequestBody[], now: readonly RequestBody[]): Change[] {
  const types = [old, now].map((bodies) => bodies.map(({contentType}) => contentType)) as [string[], string[]];
  const isOne = old.length <= 1 && now.length <= 1;
  // Whether a body must be sent is said once for all its content types.
  const [wasOptional, isOptional] = [old[0]?.isOptional, now[0]?.isOptional];
  return [
    ...diffLine('BodyTypes', ...types),
    ...(old[0] && now[0] && wasOptional !== isOptional
      ? [{kind: isOptional ? ('optional' as const) : ('required' as const), place: 'body' as const, names: ['']}]
      : []),
    ...(isOne
      ? diffShapes('body', old[0]?.shape, now[0]?.shape)
      : now.flatMap(({contentType, shape}) => {
          const previous = old.find((body) => body.contentType === contentType);
          return previous ? diffShapes({part: 'body', of: contentType}, previous.shape, shape) : [];
        })),
  ];
}

/** Statuses that came and went, and what an answer of one status carries. */
function diffAnswers(before: Comparable, after: Comparable): Change[] {
  const [old, now] = [before, after].map(({operation}) => answersOf(operation)) as [Answers, Answers];
  const missing = (kind: 'addedAnswers' | 'removedAnswers', from: Answers, other: Answers): Change[] => {
    const statuses = [...from.keys()].filter((status) => !other.has(status));
    return statuses.length > 0 ? [{kind, statuses}] : [];
  };
  const {response} = before.operation;
  const isReplaced = !now.has(String(response.status));
  const kept = [...now].flatMap(([status, answer]): Change[] => {
    const replaced = isReplaced && answer === after.operation.response ? response : undefined;
    const previous = old.get(status) ?? replaced;
    if (!previous || !answer) return [];
    // The usual answer needs no name.
    const isUsual = answer === after.operation.response && answer.kind === 'envelope' && status === '200';
    const place = isUsual ? 'data' : {part: 'answer' as const, of: status};
    const types = diffLine('AnswerTypes', previous.contentTypes, answer.contentTypes);
    return [
      ...types.map((line) => (isUsual ? line : {...line, of: status})),
      ...diffFields(isUsual ? 'headers' : {part: 'headers', of: status}, previous.headers, answer.headers),
      ...diffEnvelope(place, previous, answer),
      ...diffData(place, withSchema(before, previous.data), withSchema(after, answer.data)),
    ];
  });
  return [...missing('addedAnswers', now, old), ...missing('removedAnswers', old, now), ...kept];
}

type Answers = ReadonlyMap<string, Answer | undefined>;

function answersOf({response, otherResponses, errors}: Operation): Answers {
  const successes = [response, ...otherResponses].map((answer) => [String(answer.status), answer] as const);
  const others = errors.flatMap(({status, code, message, answer}) =>
    code === undefined && message === undefined ? [[String(status), answer] as const] : [],
  );
  return new Map<string, Answer | undefined>([...successes, ...others]);
}

function diffEnvelope(place: ChangePlace, ...answers: [Answer, Answer]): Change[] {
  const [before, after] = answers.map(({kind}): Fact[] => (kind === 'envelope' ? [{id: 'envelope', value: ''}] : []));
  return before!.length === after!.length ? [] : [{kind: 'facts', place, name: '', before: before!, after: after!}];
}

/** An answer that carries another shared schema than before is reported by its fields, not by the names of the two. */
function diffData(place: ChangePlace, [before, old]: ShownData, [after, now]: ShownData): Change[] {
  if (!old || !now || old.name === now.name) return diffShapes(place, before, after);
  return diffFields(place, old.shape.fields, now.shape.fields);
}

type ShownData = readonly [Shape, SchemaModel | undefined];

function withSchema({schemas}: Comparable, shape: Shape): ShownData {
  return [shape, schemas.find(({name}) => name === shape.type.schema)];
}

function diffShapes(place: ChangePlace, before: Shape | undefined, after: Shape | undefined): Change[] {
  const whole = before && after ? diffField(place, wholeOf(before), wholeOf(after)) : [];
  return [...whole, ...diffFields(place, before?.fields ?? [], after?.fields ?? [])];
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
