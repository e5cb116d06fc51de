import {operationsOf, type MediaType, type OpenApi} from '../../src/reference/contract/openApi';
import {resolveRef} from '../../src/reference/contract/refs';
import type {Json} from './engine/json';

/** An answer that the contract shows. */
export interface DocumentedAnswer {
  /** HTTP status, or `default` for each that is not named. */
  status: string;
  /** Name of the example; undefined if the contract shows none. */
  name?: string;
  type: string;
  value: Json;
}

/** The documented answers of each call, by its method and path: `GET /api/roles`. */
export type DocumentedAnswers = Readonly<Record<string, readonly DocumentedAnswer[]>>;

/** @returns the answers that contracts document, which a caller may ask for */
export function documentedAnswers(documents: Iterable<OpenApi>): DocumentedAnswers {
  const all: Record<string, DocumentedAnswer[]> = {};
  for (const document of documents)
    for (const {path, method, operation} of operationsOf(document.paths))
      all[`${method.toUpperCase()} ${path}`] = Object.entries(operation.responses).flatMap(([status, written]) => {
        const {content = {}} = resolveRef(document, written);
        return Object.entries(content).flatMap(([type, media]) => examplesOf(document, status, type, media));
      });
  return all;
}

function examplesOf(document: OpenApi, status: string, type: string, {examples}: MediaType): DocumentedAnswer[] {
  const named = Object.entries(examples ?? {}).map(([name, example]) => ({
    status,
    name,
    type,
    value: resolveRef(document, example).value as Json,
  }));
  if (named.length > 0 || type !== 'text/html') return named;
  // A page of a gateway, which no contract spells out.
  return [{status, type, value: `<html><body><h1>HTTP ${status}</h1></body></html>`}];
}

/**
 * @param prefer header such as `code=401` or `example=otpRequired`
 * @returns the answer that it asks for; undefined if there is no such one
 */
export function preferredAnswer(
  answers: readonly DocumentedAnswer[],
  prefer: string,
): (DocumentedAnswer & {code: number}) | undefined {
  const read = (name: string): string | undefined => new RegExp(`(?:^|[,;\\s])${name}="?([\\w-]+)`).exec(prefer)?.[1];
  const [code, example] = [read('code'), read('example')];
  const ofCode = answers.filter(({status}) => status === code);
  const candidates =
    code === undefined ? answers : ofCode.length > 0 ? ofCode : answers.filter(({status}) => status === 'default');
  const found = candidates.find(({name}) => example === undefined || name === example);
  return found && {...found, code: Number(code ?? (found.status === 'default' ? 400 : found.status))};
}

/** @returns whether a header asks for a documented answer; it may hold other wishes */
export const asksForAnswer = (prefer: string): boolean => /(?:^|[,;\s])(?:code|example)=/.test(prefer);
