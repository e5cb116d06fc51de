import type {ExtractedSample} from './extractSamples';

/** @returns where a translated page shows other samples than the page it was made from; those would never be run. */
export function compareTranslations(
  source: readonly ExtractedSample[],
  translation: readonly ExtractedSample[],
): string[] {
  const key = ({contract, operation, language}: ExtractedSample): string => `${contract} ${operation} in ${language}`;
  const known = new Map(source.map((sample) => [key(sample), sample.code]));
  const other = new Map(translation.map((sample) => [key(sample), sample.code]));
  return [...new Set([...known.keys(), ...other.keys()])]
    .filter((name) => known.get(name) !== other.get(name))
    .map((name) => `${name} is not the same in every language of the site`);
}
