import type {Json} from '../shared/model';
import {kinds, type Holds, type Kind} from './keywords';
import {isObject, type PathSegment} from './pointer';

/** One object of a contract, or what stands in its place. */
export interface Part {
  kind: Kind;
  value: Json;
  path: PathSegment[];
}

/** @returns what a keyword of a kind of object holds, or undefined for one that the reference does not know */
export function holdsOf(kind: Kind, keyword: string): Holds | undefined {
  const keywords: Readonly<Record<string, Holds>> = kinds[kind].keywords;
  return Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
}

/** @returns every object of a contract with its kind, outer ones first; data such as examples and defaults are not entered. */
export function partsOf(value: Json, kind: Kind = 'contract', path: PathSegment[] = []): Part[] {
  const inner = Object.entries(isObject(value) ? value : {}).flatMap(([key, child]) =>
    heldParts(holdsOf(kind, key), child, [...path, key]),
  );
  return [{kind, value, path}, ...inner];
}

function heldParts(holds: Holds | undefined, value: Json, path: PathSegment[]): Part[] {
  if (holds === undefined || typeof holds === 'string') return [];
  if ('one' in holds) return partsOf(value, holds.one, path);
  if ('oneOrFlag' in holds) return typeof value === 'boolean' ? [] : partsOf(value, holds.oneOrFlag, path);
  if ('list' in holds)
    return Array.isArray(value) ? value.flatMap((entry, index) => partsOf(entry, holds.list, [...path, index])) : [];
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, entry]) =>
    partsOf(entry, holds.map, [...path, name]),
  );
}
