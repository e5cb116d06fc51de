import {didYouMean, nearestName} from '../../kit/didYouMean';
import {confidences, parameterStyles, type Json} from '../shared/model';
import type {Report} from './ContractError';
import {cures} from './keywordCures';
import {kinds, type Holds} from './keywords';
import {isObject} from './pointer';
import {holdsOf, partsOf, type Part} from './walkContract';

/** Reports everything in a contract that is not in the table of keywords, or is of another type than there. */
export function checkKeywords(root: Json, report: Report): void {
  for (const part of partsOf(root)) checkPart(part, report);
}

function checkPart({kind, value, path}: Part, report: Report): void {
  const known: {name: string; required?: readonly string[]; refersTo?: string; keywords: object} = kinds[kind];
  const {name, required = [], refersTo, keywords} = known;
  if (!isObject(value)) {
    const some = Object.keys(keywords).slice(0, 6).join(', ');
    const cure = kind === 'schema' && typeof value === 'boolean' ? ' For any value write {}.' : '';
    return report(path, 'shape', `must be ${name}: an object, with keys such as ${some}.${cure}`);
  }
  const isReference = refersTo !== undefined && value.$ref !== undefined;
  if (isReference && !String(value.$ref).match(`^#/components/${refersTo}/[^/]+$`))
    report(
      [...path, '$ref'],
      'ref',
      `"${String(value.$ref)}" is no ${refersTo} part. Refer to #/components/${refersTo}/ and a name.`,
    );
  for (const [key, child] of Object.entries(value)) {
    const here = [...path, key];
    const holds = holdsOf(kind, key);
    if (isReference && kind !== 'schema') {
      if (key !== '$ref')
        report(here, 'keyword', 'stands beside $ref, and no page would show it. Write it where $ref leads.');
    } else if (holds === undefined) {
      report(here, 'keyword', `is not understood in ${name}, and no page would show it. ${cureOf(key, keywords)}`);
    } else {
      const wanted = wantedValue(holds, child);
      if (wanted) report(here, 'shape', `must be ${wanted}. Correct the value.`);
    }
  }
  for (const key of isReference ? [] : required)
    if (value[key] === undefined) report([...path, key], 'shape', `is missing, and ${name} needs it. Add it.`);
}

/** A keyword that another tool has invented (x-…) is no misspelling, unless it is close to one of ours. */
function cureOf(key: string, keywords: object): string {
  const known = Object.keys(keywords);
  const isForeign = key.startsWith('x-') && nearestName(key, known) === undefined;
  return (
    cures[key] ??
    (isForeign
      ? 'Remove it; what readers need of it, say in a description.'
      : `${didYouMean(key, known)} Correct the name, or say it in a description.`)
  );
}

const jsonTypes = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];

const plain: Readonly<Record<Extract<Holds, string>, {words: string; fits: (value: Json) => boolean}>> = {
  data: {words: 'a value', fits: () => true},
  text: {words: 'a text', fits: (value) => typeof value === 'string' && value !== ''},
  number: {words: 'a number', fits: isNumber},
  count: {words: 'a whole number, 0 or more', fits: (value) => isNumber(value) && Number(value) >= 0},
  flag: {words: 'true or false', fits: (value) => typeof value === 'boolean'},
  texts: {words: 'a list of texts', fits: isTexts},
  types: {words: `one of ${jsonTypes.join(', ')}, or a list of them`, fits: isTypes},
  scalars: {
    words: 'a list of texts, numbers, true, false and null, with one entry or more',
    fits: (value) => isList(value, isScalar) && isFilled(value),
  },
  scalar: {words: 'a text, a number, true, false or null', fits: isScalar},
  list: {words: 'a list', fits: Array.isArray},
  textMap: {
    words: 'an object with a text for each name',
    fits: (value) => isObject(value) && isTexts(Object.values(value)),
  },
  style: {
    words: `one of ${parameterStyles.join(', ')}`,
    fits: (value) => parameterStyles.some((style) => style === value),
  },
  confidence: {
    words: `one of ${confidences.join(', ')}`,
    fits: (value) => confidences.some((confidence) => confidence === value),
  },
};

/** @returns what a value should be, or undefined if it is; the parts in it are looked at on their own. */
function wantedValue(holds: Holds, value: Json): string | undefined {
  if (typeof holds === 'string') return plain[holds].fits(value) ? undefined : plain[holds].words;
  if ('list' in holds) return Array.isArray(value) ? undefined : `a list, each entry ${kinds[holds.list].name}`;
  if ('map' in holds)
    return isObject(value) ? undefined : `an object that gives names to what is ${kinds[holds.map].name} each`;
  return undefined;
}

function isNumber(value: Json): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

function isList(value: Json, fits: (entry: Json) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isFilled(value: Json): boolean {
  return !Array.isArray(value) || value.length > 0;
}

function isTexts(value: Json): boolean {
  return isList(value, (entry) => typeof entry === 'string');
}

function isTypes(value: Json): boolean {
  return isFilled(value) && isList([value].flat(), (type) => jsonTypes.includes(String(type)));
}
