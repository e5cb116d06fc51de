import * as z from 'zod';
import {languages, sourceLocale, type LocaleCode} from '../kit/locales';
import {perLocale, textIn} from '../kit/perLocale';
import {knownLabels, versions} from '../kit/versions';
import {nearestName} from '../kit/didYouMean';
import {readerOf} from '../kit/vocabulary';

/** The labels of the platform's screens. */
export const labelsFile = 'vocabulary/labels.yaml';

const text = z.string().trim().min(1);
const labelsSchema = z.array(
  z.strictObject({
    seen: z
      .array(z.enum(languages.map(({code}) => code)))
      .meta({value: 'the languages in which the labels were read, such as [en]'}),
    since: z.enum(knownLabels).optional().meta({value: 'the first version that has the labels, such as 2.2.0'}),
    labels: z.array(z.strictObject(perLocale(text))).meta({value: 'a list of labels, each in both languages'}),
  }),
);

const readLabels = readerOf(labelsFile, labelsSchema);

/** What is known of a label in one language: read on a screen, only assumed, or not in the list at all. */
export type LabelState = 'seen' | 'assumed' | 'unknown';

/** @returns what `vocabulary/labels.yaml` says of a label; small and capital letters are the same. */
export function labelState(label: string, locale: LocaleCode, root?: string): LabelState {
  const groups = groupsWith(label, locale, root);
  if (groups.some(({seen, isNamed}) => seen.includes(isNamed ? locale : sourceLocale))) return 'seen';
  return groups.length > 0 ? 'assumed' : 'unknown';
}

/** @returns the listed label that is written most like this one, if any is close. */
export function nearestLabel(label: string, locale: LocaleCode, root?: string): string | undefined {
  return nearestName(
    label,
    readLabels(root).flatMap(({labels}) => labels.map((names) => textIn(names, locale))),
  );
}

/**
 * @param version of the page, as Docusaurus names it
 * @returns the first version that has the label, if that is later than the page's
 */
export function laterVersionOf(label: string, locale: LocaleCode, version: string, root?: string): string | undefined {
  const groups = groupsWith(label, locale, root);
  if (groups.some(({since}) => since === undefined)) return undefined;
  const [earliest] = groups.map(({since}) => since).sort((a, b) => ageOf(b) - ageOf(a));
  const here = versions.find(({name}) => name === version)?.label;
  return earliest !== undefined && ageOf(earliest) < ageOf(here) ? earliest : undefined;
}

/** @returns how many versions are newer. */
function ageOf(label: string | undefined): number {
  return knownLabels.indexOf(label ?? '');
}

function groupsWith(label: string, locale: LocaleCode, root?: string) {
  const plain = toPlain(label);
  return readLabels(root).flatMap(({labels, ...group}) => {
    const found = labels.find((names) => toPlain(textIn(names, locale)) === plain);
    return found ? [{...group, isNamed: found[locale] !== undefined}] : [];
  });
}

function toPlain(label: string): string {
  return label.normalize('NFC').toLowerCase();
}
