import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit, type Document} from 'yaml';
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
    if (!error) {
      refuseInexact(document, lineAt, refuse);
      return document.toJS();
    }
    return refuse([], `line ${lineAt(error.pos[0])} is not valid YAML: ${error.message}. Correct it.`);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
    return refuse([], `${reason}. Create the file, or correct its YAML.`);
  }
}

/** Programs hold about 16 digits of a number with a fraction; a longer one would be shown and sent as another number. */
function refuseInexact(
  document: Document,
  lineAt: (offset: number) => number,
  refuse: (path: PathSegment[], detail: string) => null,
): void {
  visit(document, {
    Scalar: (_, {value, source, range}) => {
      if (typeof value !== 'number' || !Number.isFinite(value) || source === undefined) return;
      if (digitsOf(source) !== digitsOf(String(value)))
        refuse(
          [],
          `line ${lineAt(range?.[0] ?? 0)} holds ${source}, which programs read as ${value}. Write at most 15 digits, or put the number into quotation marks or the description.`,
        );
    },
  });
}

/** @returns what makes a decimal number, whichever way it is written: `1.50` and `0.15e1` are `15e-1`. */
function digitsOf(written: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(written) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  const power = Number(exponent) - fraction.length + digits.length - kept.length;
  return kept === '' ? '0' : `${sign.replace('+', '')}${kept}e${power}`;
}
