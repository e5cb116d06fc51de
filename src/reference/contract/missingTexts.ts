import {posix} from 'node:path';
import type {Json} from '../shared/model';
import type {ContractProblem} from './ContractError';
import type {HumanText} from './humanTexts';
import {toPointer, valueAt, type PathSegment} from './pointer';

/** Texts of one operation, or of one part of the components, that have no translation. */
export interface MissingTexts {
  /** Of the operation or the part. */
  path: PathSegment[];
  texts: HumanText[];
}

/** Puts together what belongs to one operation: a new one lacks many texts at once. */
export function groupByPart(texts: readonly HumanText[]): MissingTexts[] {
  const groups = new Map<string, MissingTexts>();
  for (const text of texts) {
    const path = text.path.slice(0, ['paths', 'components'].includes(String(text.path[0])) ? 3 : 2).filter(isPart);
    const group = groups.get(toPointer(path)) ?? {path, texts: []};
    group.texts.push(text);
    groups.set(toPointer(path), group);
  }
  return [...groups.values()];
}

const isPart = (segment: PathSegment): boolean => !['summary', 'title', 'description'].includes(String(segment));

/**
 * @param overlay path of the overlay, beside which the contract is
 * @returns a problem for each part that is not translated, with its place in the English contract
 */
export function describeMissing(
  overlay: string,
  documentName: string,
  source: Json,
  texts: readonly HumanText[],
): ContractProblem[] {
  return groupByPart(texts).map(({path, texts: missing}) => {
    const names = missing.map(({path: place, text}) => `${place.slice(path.length).join('.')} ("${shorten(text)}")`);
    const part = valueAt(source, toPointer([...path, 'operationId']));
    return {
      file: posix.join(posix.dirname(overlay), documentName),
      pointer: toPointer(path),
      rule: 'overlay-missing',
      detail: `${typeof part === 'string' ? `${part} ` : ''}is not in ${overlay} yet: ${names.join(', ')}. \`npm run contract:stamp\` adds what is missing there, to be translated.`,
    };
  });
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
