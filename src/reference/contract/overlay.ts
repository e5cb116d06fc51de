import {jsonpath} from 'json-p3';
import * as z from 'zod';
import {findDataProblems} from '../../kit/readData';
import type {Json, JsonObject} from '../shared/model';
import {englishFingerprint} from './englishFingerprint';
import type {ContractProblem} from './ContractError';
import {exampleValuesKey, translateExamples} from './exampleValues';
import {humanTexts, type HumanText} from './humanTexts';
import {describeMissing} from './missingTexts';
import {isObject, toPointer, valueAt, type PathSegment} from './pointer';
import {writeMark} from './unwritten';

/** An OpenAPI Overlay 1.0, with additions of our own: `x-en`, `x-document` and `x-example-values`. */
const overlaySchema = z.object({
  overlay: z
    .string()
    .regex(/^1\.0\./)
    .meta({value: 'the version of the format, 1.0.0'}),
  actions: z
    .array(
      z.object({
        target: z.string().meta({value: 'a JSONPath'}),
        update: z.record(z.string(), z.json()).meta({value: 'an object; a translation removes nothing'}),
        'x-en': z.string().optional().meta({value: 'the fingerprint of the English texts that `update` translates'}),
        'x-document': z.string().default('v1.yaml').meta({value: 'the contract that the action belongs to'}),
      }),
    )
    .meta({value: 'a list of actions'}),
  [exampleValuesKey]: z
    .record(z.string(), z.string())
    .default({})
    .meta({value: 'an object with English texts of examples and their translations'}),
});

export interface OverlayResult {
  translated: Json;
  problems: ContractProblem[];
  /** Texts that no action translates. */
  missing: HumanText[];
}

/**
 * Translates one contract.
 *
 * @param file name of the overlay in messages
 * @param overlay parsed overlay
 * @param documentName contract the actions must name (`v1.yaml`)
 * @param source untranslated contract; not changed
 * @param isPartial whether texts may stay in the source language
 * @returns the translated contract, and a problem for each action without a target, each stale fingerprint and, unless the
 *   language is partial, each text left in the source language
 */
export function applyOverlay(
  file: string,
  overlay: Json,
  documentName: string,
  source: Json,
  isPartial = false,
): OverlayResult {
  const problems = findDataProblems(overlaySchema, overlay).map(({path, rule, repair}): ContractProblem => ({
    file,
    pointer: toPointer(path.map(String)),
    rule: 'overlay',
    detail: `${rule}. ${repair}`,
  }));
  const translated = structuredClone(source);
  if (problems.length > 0) return {translated, problems, missing: []};
  const covered = new Set<string>();
  const {actions, [exampleValuesKey]: exampleValues} = overlaySchema.parse(overlay);
  for (const [index, action] of actions.entries()) {
    if (action['x-document'] !== documentName) continue;
    const pointer = `/actions/${index}`;
    const original = findTargets(action.target, source);
    if (typeof original === 'string' || original.length === 0) {
      const reason =
        typeof original === 'string'
          ? `cannot be read as JSONPath (${original})`
          : `matches no object in ${documentName}`;
      problems.push({
        file,
        pointer: `${pointer}/target`,
        rule: 'overlay-target',
        detail: `"${action.target}" ${reason}. Correct the path, or remove the action.`,
      });
      continue;
    }
    const expected = englishFingerprint(
      original.map(({value}) => value),
      action.update,
    );
    // What was translated from an older text stays in the source language, as a missing text does.
    if (isPartial && action['x-en'] !== undefined && action['x-en'] !== expected) continue;
    if (isUnwritten(action.update)) {
      problems.push({
        file,
        pointer: `${pointer}/update`,
        rule: 'overlay-untranslated',
        detail: `holds English after "${writeMark.trim()}". Write the translation in its place, then run \`npm run contract:stamp\`.`,
      });
    } else if (action['x-en'] !== expected) {
      const isNew = action['x-en'] === undefined;
      problems.push({
        file,
        pointer: isNew ? pointer : `${pointer}/x-en`,
        rule: isNew ? 'overlay-unstamped' : 'overlay-stale',
        detail: isNew
          ? 'is new and was not compared with the English yet. Compare it, then run `npm run contract:stamp`.'
          : 'the English text changed since it was translated. Translate it, then run `npm run contract:stamp`.',
      });
    }
    for (const {path} of original) {
      merge(valueAt(translated, toPointer(path)), action.update);
      for (const leaf of leavesOf(action.update, path)) {
        const place = toPointer(leaf);
        covered.add(place);
        if (valueAt(source, place) === undefined) {
          problems.push({
            file,
            pointer: `${pointer}/update`,
            rule: 'overlay-unknown',
            detail: `translates ${documentName}#${place}, which the English contract does not have. Correct the key; a text with a comma inside { } needs quotation marks.`,
          });
        }
      }
    }
  }
  const missing = isPartial
    ? []
    : humanTexts(source).filter(
        ({path, text}) =>
          // What is not written in English yet cannot be translated.
          !text.startsWith(writeMark) && !path.some((_, index) => covered.has(toPointer(path.slice(0, index + 1)))),
      );
  problems.push(...describeMissing(file, documentName, source, missing));
  return {translated: translateExamples(translated, new Map(Object.entries(exampleValues))), problems, missing};
}

/** @returns the objects that an action's target matches, or the reason why the path cannot be read. */
export function findTargets(target: string, root: Json): {path: PathSegment[]; value: Json}[] | string {
  try {
    return jsonpath
      .query(target, root as never)
      .nodes.map((node) => ({path: node.location as PathSegment[], value: node.value as Json}))
      .filter(({value}) => isObject(value));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Puts `update` over an object: objects merge, everything else, lists included, is replaced. */
function merge(target: Json | undefined, update: JsonObject): void {
  if (!isObject(target)) return;
  for (const [key, value] of Object.entries(update)) {
    if (isObject(target[key]) && isObject(value)) merge(target[key], value);
    else target[key] = structuredClone(value);
  }
}

function leavesOf(update: Json, path: PathSegment[]): PathSegment[][] {
  return isObject(update) ? Object.entries(update).flatMap(([key, value]) => leavesOf(value, [...path, key])) : [path];
}

/** Whether a text of an action is still to be translated. */
export function isUnwritten(update: Json): boolean {
  if (typeof update === 'string') return update.startsWith(writeMark);
  return (
    typeof update === 'object' && update !== null && Object.values(update).some((value) => isUnwritten(value ?? null))
  );
}
