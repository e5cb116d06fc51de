import type {PlayedStory, StoryExchange} from '../../integrators/sandbox/engine/story/playStory';
import {isObject, type Json, type JsonObject} from '../../integrators/sandbox/engine/json';
import {toPointer} from '../../src/reference/contract/pointer';

/** An example of a contract, and what the story of the sandbox has in its place. */
export interface StoryExample {
  /** JSON pointer of the value in the contract. */
  pointer: string;
  /** Undefined if the story has no such call. */
  value: Json | undefined;
}

/** The events of which the webhook's examples are the first. */
const events: Readonly<Record<string, (body: JsonObject) => boolean>> = {
  default: ({DocumentStatus}) => isObject(DocumentStatus) && DocumentStatus.Value === -1,
  batchProcessFinished: ({BatchProcessId}) => BatchProcessId !== undefined,
  batchImportFinished: ({BatchImportId}) => BatchImportId !== undefined,
};

/** An operation or a webhook as a contract writes it, with what is looked at here. */
interface Written {
  operationId?: string;
  parameters?: {name?: string; in?: string; example?: Json}[];
  requestBody?: {content: Content};
  responses?: Record<string, {content?: Content}>;
}

type Content = Record<string, {examples?: Record<string, {value: Json}>}>;

/**
 * Finds the examples of a contract that are of a call: what it sends, what comes back with HTTP 200, and what the webhook is
 * called with. Of an answer, the contract chooses which fields its example shows.
 *
 * @param contract as it is written
 * @param idOf the engine's name of an operation
 */
export function storyExamples(
  contract: Json,
  idOf: (method: string, path: string) => string,
  story: PlayedStory,
): StoryExample[] {
  const {paths = {}, webhooks = {}} = contract as {
    paths?: Record<string, Record<string, Written>>;
    webhooks?: Record<string, {post: Written}>;
  };
  return [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, written]) => {
        const calls = story.exchanges.filter(({operationId}) => operationId === idOf(method, path));
        return examplesOfCall(['paths', path, method], written, calls);
      }),
    ),
    ...Object.entries(webhooks).flatMap(([name, {post}]) =>
      examplesIn(['webhooks', name, 'post', 'requestBody'], post.requestBody?.content, (example) => {
        const isIt = events[example];
        return isIt && (story.events.map(({body}) => body as JsonObject).find(isIt) as Json | undefined);
      }),
    ),
  ];
}

function examplesOfCall(place: string[], written: Written, calls: readonly StoryExchange[]): StoryExample[] {
  const {parameters = [], requestBody, responses = {}} = written;
  const [first] = calls;
  const sent: JsonObject = {...first?.request.query, ...first?.request.path};
  return [
    ...parameters.flatMap(({name = '', example}, index) =>
      example === undefined || sent[name] === undefined
        ? []
        : [{pointer: toPointer([...place, 'parameters', String(index), 'example']), value: sent[name]}],
    ),
    ...examplesIn(
      [...place, 'requestBody'],
      requestBody?.content,
      (name) => calls.find(({requestExample}) => requestExample === name)?.request.body,
    ),
    ...examplesIn([...place, 'responses', '200'], responses['200']?.content, (name, shown) => {
      const answer = calls.find(({answerExample}) => answerExample === name)?.response;
      return answer === undefined ? undefined : selectShown(shown, answer);
    }),
  ];
}

function examplesIn(
  place: string[],
  content: Content | undefined,
  find: (name: string, shown: Json) => Json | undefined,
): StoryExample[] {
  return Object.entries(content ?? {}).flatMap(([type, {examples = {}}]) =>
    Object.entries(examples).map(([name, {value}]) => ({
      pointer: toPointer([...place, 'content', type, 'examples', name, 'value']),
      value: find(name, value),
    })),
  );
}

/** @returns of an answer the fields that an example shows; of a new entry of a list, those of its first one */
export function selectShown(shown: Json, answer: Json): Json {
  if (isObject(shown) && isObject(answer)) {
    return Object.fromEntries(
      Object.entries(shown).flatMap(([name, value]) =>
        answer[name] === undefined ? [] : [[name, selectShown(value ?? null, answer[name])]],
      ),
    );
  }
  if (!Array.isArray(shown) || !Array.isArray(answer)) return answer;
  return answer.map((entry, index) => {
    const known = isObject(entry) && shown.find((one) => isObject(one) && one.id !== undefined && one.id === entry.id);
    const alike = known || (shown[index] ?? shown[0]);
    return alike === undefined ? entry : selectShown(alike, entry);
  });
}
