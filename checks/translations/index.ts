import type {Check, Problem} from '../types';
import {languages} from '../../src/kit/locales';
import {isPartial} from '../../src/kit/perLocale';
import {findTranslationStates, type State, type TranslationState} from './findTranslationStates';

export const check: Check = {
  name: 'translations',
  description:
    'Every page is translated, from the text its source has now, and no translation has lost its source; what a partial ' +
    'language lacks is counted.',
  guide: 'guides/testing.md#translations',
  run: ({files}) => {
    const states = findTranslationStates(files);
    return {
      filesRead: files.length,
      problems: states
        .filter(({state, locale}) => !isPartial(locale) || !(state === 'missing' || state === 'stale'))
        .flatMap(({state, file, sourceFile}): Problem[] => {
          const finding = describe(state, file, sourceFile);
          const line =
            state === 'missing' ? undefined : lineOfStamp(files.find((page) => page.file === file)?.source ?? '');
          return finding ? [{file, ...(line && {line}), ...finding}] : [];
        }),
      report: countTranslated(states),
    };
  },
};

/** How much of a partial language is there. */
function countTranslated(states: readonly TranslationState[]): string[] {
  return languages
    .filter(({partial}) => partial)
    .map(({code}) => {
      const own = states.filter(({locale, state}) => locale === code && state !== 'orphan');
      const {length: translated} = own.filter(({state}) => state !== 'missing');
      const {length: stale} = own.filter(({state}) => state === 'stale');
      return `${code}: ${translated} of ${own.length} pages translated, ${stale} of them from an older text`;
    });
}

/** @returns the line of the fingerprint; 1 when there is none */
function lineOfStamp(source: string): number {
  const lines = source.split('\n');
  return Math.max(1, lines.findIndex((line) => line.startsWith('source_fingerprint:')) + 1);
}

function describe(state: State, file: string, sourceFile: string): Pick<Problem, 'rule' | 'repair'> | null {
  const stamp = `run \`npm run translations -- --stamp ${file}\``;
  switch (state) {
    case 'current':
      return null;
    case 'missing':
      return {rule: 'is missing', repair: `Translate ${sourceFile}, then ${stamp}.`};
    case 'unstamped':
      return {
        rule: 'does not say which source text it was made from',
        repair: `Compare it with ${sourceFile}, then ${stamp}.`,
      };
    case 'stale':
      return {rule: `is older than ${sourceFile}`, repair: `Bring it up to date, then ${stamp}.`};
    case 'orphan':
      return {rule: `has no source page ${sourceFile}`, repair: 'Move it with its source, or delete it.'};
  }
}
