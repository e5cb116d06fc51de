import {isMap, isScalar, isSeq, parseDocument, stringify, type YAMLMap} from 'yaml';
import {findTargets, isUnwritten} from '../../src/reference/contract/overlay';
import {englishFingerprint} from '../../src/reference/contract/englishFingerprint';
import type {Json} from '../../src/reference/shared/model';

export interface StampResult {
  /** The overlay's text with every fingerprint up to date; everything else is left as it was written. */
  text: string;
  /** Targets whose fingerprint was missing or old. */
  stamped: string[];
  /** Targets that match nothing, or cannot be read; they are left alone. */
  unmatched: string[];
  /** Targets that hold English yet. */
  untranslated: string[];
}

/**
 * Writes into each action of an overlay the fingerprint of the English texts it translates.
 *
 * @param text the overlay as written
 * @param contracts the version's untranslated contracts by file name
 */
export function stampOverlay(text: string, contracts: ReadonlyMap<string, Json>): StampResult {
  const result: StampResult = {text, stamped: [], unmatched: [], untranslated: []};
  const actions = parseDocument(text).get('actions');
  if (!isSeq(actions)) return result;
  const edits: {start: number; end: number; words: string}[] = [];
  for (const action of actions.items) {
    if (!isMap(action)) continue;
    const target = String(action.get('target'));
    const contract = contracts.get(String(action.get('x-document') ?? 'v1.yaml'));
    const found = contract === undefined ? [] : findTargets(target, contract);
    if (typeof found === 'string' || found.length === 0) {
      result.unmatched.push(target);
      continue;
    }
    const {update} = action.toJSON() as {update: Json};
    if (isUnwritten(update)) {
      result.untranslated.push(target);
      continue;
    }
    const fingerprint = englishFingerprint(
      found.map(({value}) => value),
      update,
    );
    if (action.get('x-en') === fingerprint) continue;
    result.stamped.push(target);
    edits.push(editFor(action, fingerprint, text));
  }
  // From the end, so that the places of earlier edits stay true.
  for (const {start, end, words} of edits.reverse())
    result.text = result.text.slice(0, start) + words + result.text.slice(end);
  return result;
}

function editFor(action: YAMLMap, fingerprint: string, text: string): {start: number; end: number; words: string} {
  // Quoted where YAML would read the digits as a number (12345678, 1234e567).
  const value = stringify(fingerprint, {singleQuote: true}).trim();
  const old = action.get('x-en', true);
  if (isScalar(old) && old.range) return {start: old.range[0], end: old.range[1], words: value};
  const target = action.get('target', true);
  if (!isScalar(target) || !target.range) throw new Error('An action of the overlay has no target.');
  const place = target.range[1];
  const pair = action.items.find(({key}) => isScalar(key) && key.value === 'target');
  const keyStart = isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0;
  const indent = ' '.repeat(keyStart - (text.lastIndexOf('\n', keyStart - 1) + 1));
  return {start: place, end: place, words: `\n${indent}x-en: ${value}`};
}
