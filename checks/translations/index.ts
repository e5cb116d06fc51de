import type {Check, Problem} from '../types';
import {findTranslationStates, type State} from './findTranslationStates';

export const check: Check = {
  name: 'translations',
  description: 'Every page is translated, from the text its source has now, and no translation has lost its source.',
  guide: 'guides/testing.md#translations',
  run: ({files}) => ({
    filesRead: files.length,
    problems: findTranslationStates(files).flatMap(({state, file, sourceFile}): Problem[] => {
      const finding = describe(state, file, sourceFile);
      const line =
        state === 'missing' ? undefined : lineOfStamp(files.find((page) => page.file === file)?.source ?? '');
      return finding ? [{file, ...(line && {line}), ...finding}] : [];
    }),
  }),
};

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
