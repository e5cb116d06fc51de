import {isSeq, parse, parseDocument, stringify} from 'yaml';
import type {HumanText} from '../../src/reference/contract/humanTexts';
import {applyOverlay, findTargets} from '../../src/reference/contract/overlay';
import {isObject, toPointer, valueAt, type PathSegment} from '../../src/reference/contract/pointer';
import {writeMark} from '../../src/reference/contract/unwritten';
import type {Json, JsonObject} from '../../src/reference/shared/model';

/**
 * Adds an action to an overlay for every text of the contracts that has no translation: in English, marked as to be
 * translated. It stands behind the last action for the same kind of part.
 *
 * @param text the overlay as written
 * @param contracts the version's untranslated contracts by file name
 */
export function addMissing(text: string, contracts: ReadonlyMap<string, Json>): {text: string; added: string[]} {
  const added: string[] = [];
  let result = text;
  for (const [name, contract] of contracts) {
    const actions = new Map<string, {path: PathSegment[]; update: JsonObject}>();
    const {missing} = applyOverlay('overlay', parse(text) as Json, name, contract);
    for (const each of missing) {
      const {path, keys, value} = placeOf(contract, each);
      const target = toTarget(contract, path);
      const action = actions.get(target) ?? {path, update: {}};
      put(action.update, keys, value);
      actions.set(target, action);
    }
    const written = [...actions].map(([target, {update}]) => ({
      target,
      ...(name === 'v1.yaml' ? {} : {'x-document': name}),
      update,
    }));
    added.push(...written.map(({target}) => target));
    for (const action of written) result = insert(result, action);
  }
  return {text: result, added};
}

/** An overlay replaces whole lists, so that a text in the entry of a list is reached through the target. */
function placeOf(contract: Json, {path, text}: HumanText): {path: PathSegment[]; keys: string[]; value: Json} {
  const isNote = typeof path.at(-1) === 'number';
  const keysOf = isNote ? path.slice(0, -1) : path;
  const value: Json = isNote
    ? (valueAt(contract, toPointer(keysOf)) as string[]).map((note) => writeMark + note)
    : writeMark + text;
  const inList = keysOf.map((segment) => typeof segment).lastIndexOf('number') + 1;
  const ofPart = ['paths', 'components'].includes(String(path[0])) ? 3 : 1;
  const depth = Math.min(Math.max(inList, ofPart), keysOf.length - 1);
  return {path: keysOf.slice(0, depth), keys: keysOf.slice(depth).map(String), value};
}

function put(update: JsonObject, keys: readonly string[], value: Json): void {
  const [key = '', ...rest] = keys;
  if (rest.length === 0) {
    update[key] = value;
    return;
  }
  const next = isObject(update[key]) ? update[key] : {};
  update[key] = next;
  put(next, rest, value);
}

/** @returns a JSONPath in the form that the overlays have */
function toTarget(contract: Json, path: readonly PathSegment[]): string {
  return path.reduce<string>((target, segment, index) => {
    if (typeof segment === 'string')
      return target + (/^[A-Za-z_]\w*$/.test(segment) ? `.${segment}` : `['${segment}']`);
    const entry = valueAt(contract, toPointer(path.slice(0, index + 1)));
    const named = isObject(entry) && typeof entry.name === 'string' ? `${target}[?(@.name=='${entry.name}')]` : '';
    const matches = named === '' ? [] : findTargets(named, contract);
    return Array.isArray(matches) && matches.length === 1 ? named : `${target}[${segment}]`;
  }, '$');
}

/** Behind the last action of the same operation, or else of the nearest path; otherwise at the end. */
function insert(text: string, action: {target: string}): string {
  const actions = parseDocument(text).get('actions');
  if (!isSeq(actions)) return text;
  const written = actions.items.map((item) => (item as {range: [number, number, number]}).range);
  const targets = (parse(text) as {actions: {target: string}[]}).actions.map(({target}) => target);
  const likeness = (target: string): number => {
    const first = [...target].findIndex((letter, index) => letter !== action.target[index]);
    return first < 0 ? target.length : first;
  };
  const best = Math.max(...targets.map(likeness));
  const place = written[targets.map(likeness).lastIndexOf(best)] ?? written.at(-1);
  const end = place?.[2] ?? text.length;
  const words = stringify([action], {lineWidth: 0, singleQuote: true}).replace(/^(?=.)/gm, '  ');
  const before = text.slice(0, end);
  return `${before}${before.endsWith('\n') ? '' : '\n'}${words}${text.slice(end)}`;
}
