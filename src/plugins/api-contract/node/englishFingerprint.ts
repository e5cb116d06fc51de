import {createHash} from 'node:crypto';

/** How many hex digits of the hash an overlay action carries in `x-en`. */
const FINGERPRINT_LENGTH = 8;

/**
 * The English values that `update` replaces by translations.
 *
 * Objects are walked key by key in alphabetical order, so that moving a line in the overlay changes nothing.
 * Anything else (a text, a whole array of notes) is taken as it is; what the contract lacks becomes `null`.
 */
export function pickEnglish(node: unknown, update: unknown): unknown {
  if (!isRecord(update)) return node === undefined ? null : node;
  const source = isRecord(node) ? node : {};
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
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
