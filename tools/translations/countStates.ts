import type {State, TranslationState} from '../../checks/translations/findTranslationStates';
import {versions} from '../../src/kit/versions';

/** @returns how many pages are in each state, by language and version (`vi 2.3.0`). */
export function countStates(states: readonly TranslationState[]): Record<string, Record<State, number>> {
  const counts: Record<string, Record<State, number>> = {};
  for (const {locale, version, state} of states) {
    const name = `${locale} ${versions.find((one) => one.name === version)?.label ?? 'pages'}`;
    const row = (counts[name] ??= {current: 0, stale: 0, unstamped: 0, missing: 0, orphan: 0});
    row[state] += 1;
  }
  return counts;
}
