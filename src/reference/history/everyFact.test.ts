import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import type {Operation} from '../shared/model';
import {toMarkup} from '../../kit/html';
import {toOperations} from '../model/operations';
import {createRenderContext} from '../pages/render/context';
import {changeList} from '../pages/render/changes';
import {kitchenSink} from '../testing/kitchenSink';
import {diffOperation} from './diffOperation';

/**
 * Parts of the model that are words, examples or where something stands: no program has to be changed for them. The
 * address of a fact is that in the model, `*` for each entry of a list.
 */
const words = [
  /^(id|page|tag|summary|isLink)$/,
  /(^|\.)(notes|seenIn|confidence)(\.|$)/,
  // Those of a call and of a field are told.
  /^(body|response|otherResponses\.\*|errors\.\*(\.answer)?|security\.\*\.\*|.*\.(shape|data))\.description$/,
  /\.values\.\*\.(title|description)$/,
  /(^|\.)(example|examples|files|inSample)(\.(?!id$)|$)/,
  // Known refusals and codes are read off examples.
  /^errors\.\*\.(code|message)$/,
  // The name of a key in the contract, which no caller sees, and what its scopes mean.
  /^security\.\*\.\*\.(scheme$|scopeMeanings\.)/,
];
const isWord = (address: string): boolean => words.some((pattern) => pattern.test(address));

type Node = Record<string, unknown>;

/** Whether a fact is told with another one, or says nothing beside it. */
function isSaidElsewhere(node: Node, key: string, address: string): boolean {
  const has = (...keys: string[]): boolean => keys.some((one) => node[one] !== undefined);
  return (
    (key === 'kind' && has('items', 'values', 'choices', 'schema', 'enumName')) ||
    (key === 'schema' && has('choices')) ||
    (key === 'mayJoin' && has('by')) ||
    (key === 'name' && has('key')) ||
    (['style', 'explode'].includes(key) && has('contentType')) ||
    // The field of a part says how it is written, and the address of a field in which form it stands.
    /\.parts\.|\.ofForm$|\.form\.prefix$|^errors\.\*\.answer\.status$/.test(address)
  );
}

/** @returns the address of each fact of an operation and, for each, the operation with that fact changed. */
function changedFacts(operation: Operation): {address: string; changed: Operation}[] {
  const visit = (node: unknown, path: string[]): string[][] =>
    typeof node !== 'object' || node === null
      ? [path]
      : Object.entries(node).flatMap(([key, child]) => visit(child, [...path, key]));
  return visit(operation, []).flatMap((path) => {
    const changed = structuredClone(operation);
    const steps: string[] = [];
    let node = changed as unknown as Node;
    const step = (key: string): number =>
      steps.push(/^\d+$/.test(key) ? (steps.at(-1) === 'remarks' ? String((node[key] as Node).id) : '*') : key);
    for (const key of path.slice(0, -1)) {
      step(key);
      node = node[key] as Node;
    }
    const key = path.at(-1)!;
    step(key);
    const address = steps.join('.');
    if (isSaidElsewhere(node, key, address)) return [];
    node[key] = another(node[key], address);
    return [{address, changed}];
  });
}

function another(value: unknown, address: string): unknown {
  // A limit can only be another limit.
  if (/\.remarks\..*\.id$/.test(address)) return value === 'readOnly' ? 'writeOnly' : 'readOnly';
  if (/^(response|otherResponses\.\*|errors\.\*\.answer)\.kind$/.test(address))
    return value === 'envelope' ? 'bare' : 'envelope';
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'bigint') return value + 1n;
  return `${String(value)}x`;
}

describe('a changed fact of a call is told', () => {
  const contract = kitchenSink();
  const context = createRenderContext('en', 'api/changelog', contract);
  const untold = new Set<string>();
  const told = new Set<string>();
  for (const operation of toOperations(contract))
    for (const {address, changed} of changedFacts(operation)) {
      const changes = diffOperation({operation, schemas: []}, {operation: changed, schemas: []});
      if (changes.length > 0 && toMarkup(changeList(changes, context)) !== '') told.add(address);
      else untold.add(address);
    }

  it('whatever it is, but for words', () => {
    expect(told.size).toBeGreaterThan(80);
    expect([...untold].filter((address) => !isWord(address))).toEqual([]);
  });

  it('and no word is called a change', () => {
    expect([...told].filter(isWord)).toEqual([]);
  });
});
