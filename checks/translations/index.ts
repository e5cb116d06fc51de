import type {Check, Problem} from '../types';
import {languages} from '../../src/kit/locales';
import {isPartial} from '../../src/kit/perLocale';
import {compareWithSource} from './compareWithSource';
import {findTranslationStates, type State, type TranslationState} from './findTranslationStates';

/** States that come and go while somebody writes. */
const waitingStates: readonly State[] = ['stale', 'unstamped', 'missing'];

export const check: Check = {
  name: 'translations',
  description:
    'Every page is translated, from the text its source has now, with the same keys and numbered steps; none has lost its ' +
    'source; what a partial language lacks is counted.',
  guide: 'guides/testing.md#translations',
  run: ({files, pages, allPages}) => {
    const all = findTranslationStates(files);
    const states = all.filter(({state, locale}) => !(state === 'current' || (isPartial(locale) && isAllowed(state))));
    const sources = new Map(files.map(({file, source}) => [file, source]));
    const toProblem = (one: TranslationState): Problem => {
      const source = sources.get(one.file);
      return {file: one.file, ...(source !== undefined && {line: lineOfStamp(source)}), ...describe(one)};
    };
    const waiting = states.filter(({state}) => waitingStates.includes(state));
    return {
      filesRead: files.length,
      problems: [
        ...states.filter(({state}) => !waitingStates.includes(state)).map(toProblem),
        ...pages.flatMap((page) => compareWithSource(page, allPages)),
      ],
      waiting: {problems: waiting.map(toProblem), summary: summarize(waiting)},
      report: countTranslated(all),
    };
  },
};

/** What a page of a partial language may be, beside current. */
const isAllowed = (state: State): boolean => state === 'missing' || state === 'stale';

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

function describe({state, file, sourceFile}: TranslationState): Pick<Problem, 'rule' | 'repair'> {
  const stamp = `run \`npm run translations -- --stamp ${file}\``;
  switch (state) {
    case 'missing':
      return {rule: 'is missing', repair: `Translate ${sourceFile}, then ${stamp}.`};
    case 'unstamped':
      return {
        rule: 'does not say which source text it was made from',
        repair: `Compare it with ${sourceFile}, then ${stamp}.`,
      };
    case 'orphan':
      return {rule: `has no source page ${sourceFile}`, repair: 'Move it with its source, or delete it.'};
    default:
      return {rule: `is older than ${sourceFile}`, repair: `Bring it up to date, then ${stamp}.`};
  }
}

/** So many are named in one line; `npm run translations` lists all. */
const mostNamed = 3;

/** So many fit into a command that is copied from one line. */
const mostStamped = 10;

function summarize(states: readonly TranslationState[]): string {
  const missing = states.filter(({state}) => state === 'missing').map(({file}) => file);
  const older = states.filter(({state}) => state !== 'missing').map(({file}) => file);
  return [
    older.length > 0 &&
      `${count(older, 'translation is', 'translations are')} older than the English page: ${name(older)}. ${stampCommand(older)}`,
    missing.length > 0 && `${count(missing, 'translation is', 'translations are')} missing: ${name(missing)}.`,
  ]
    .filter(Boolean)
    .join('\n');
}

const count = ({length}: readonly string[], one: string, many: string): string =>
  `${length} ${length === 1 ? one : many}`;

function stampCommand(files: readonly string[]): string {
  if (files.length <= mostStamped)
    return `When both say the same again: npm run translations -- --stamp ${files.join(' ')}`;
  return 'npm run translations lists them; when both say the same again, -- --stamp takes their files or folders.';
}

function name(files: readonly string[]): string {
  const rest = files.length - mostNamed;
  return files.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${rest} more (npm run translations)` : '');
}
