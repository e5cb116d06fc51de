import {toFingerprint} from '../../kit/fingerprint';
import {isObject} from './pointer';

/**
 * The English values that `update` replaces by translations.
 *
 * Objects are walked key by key in alphabetical order, so that moving a line in the overlay changes nothing.
 * Anything else (a text, a whole array of notes) is taken as it is; what the contract lacks becomes `null`.
 */
export function pickEnglish(node: unknown, update: unknown): unknown {
  if (!isObject(update)) return node === undefined ? null : node;
  const source = isObject(node) ? node : {};
  return Object.fromEntries(
    Object.keys(update)
      .sort()
      .map((key) => [key, pickEnglish(source[key], update[key])]),
  );
}

/**
 * Names the English texts that one overlay action translates.
 *
 * @param nodes  what the action's target matches in the untranslated contract, in document order
 * @param update the action's `update`
 * @returns eight hex digits that change as soon as one of these English texts does
 */
export function englishFingerprint(nodes: readonly unknown[], update: unknown): string {
  const texts = nodes.map((node) => pickEnglish(node, update));
  return toFingerprint(JSON.stringify(texts)).slice(0, 8);
}
