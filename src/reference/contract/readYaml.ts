import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {placeData} from '../../kit/dataPlaces';
import type {Json} from '../shared/model';
import {throwIfAny, type ContractProblem} from './ContractError';
import {toPointer, type PathSegment} from './pointer';

/**
 * Reads a YAML file as plain JSON data. Shared anchors become separate copies, so that an overlay changes one place
 * only; whole numbers keep all their digits.
 *
 * @param siteDir root of the site
 * @param file path below it, used in messages
 * @throws ContractError when the file cannot be read or holds anything but JSON data
 */
export function readYaml(siteDir: string, file: string): Json {
  const problems: ContractProblem[] = [];
  const refuse = (path: PathSegment[], detail: string): null => {
    problems.push({file, pointer: toPointer(path), rule: 'file', detail});
    return null;
  };
  const toJson = (value: unknown, path: PathSegment[]): Json => {
    if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
    if (typeof value === 'number' && !Number.isFinite(value))
      return refuse(path, `${value} is no JSON. Write a number, or a text between quotation marks.`);
    if (Array.isArray(value)) return value.map((entry, index) => toJson(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value as Json;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toJson(entry, [...path, key])]));
  };
  const json = toJson(parse(siteDir, file, refuse), []);
  throwIfAny(problems);
  return json;
}

function parse(siteDir: string, file: string, refuse: (path: PathSegment[], detail: string) => null): unknown {
  try {
    const {document, lineAt} = placeData(readFileSync(join(siteDir, file), 'utf8'), {intAsBigInt: true});
    const [error] = document.errors;
    if (!error) return document.toJS();
    return refuse([], `line ${lineAt(error.pos[0])} is not valid YAML: ${error.message}. Correct it.`);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
    return refuse([], `${reason}. Create the file, or correct its YAML.`);
  }
}
