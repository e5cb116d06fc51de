import type {State, TranslationState} from '../../checks/translations/findTranslationStates';
import {versions} from '../../src/config/versions';

const columns: readonly State[] = ['current', 'stale', 'unstamped', 'missing', 'orphan'];

/** Counts pages by language, version and state, and names those that need work. */
export function statusTable(states: readonly TranslationState[]): string[] {
  const groups = new Map<string, TranslationState[]>();
  for (const one of states) {
    const version = versions.find(({name}) => name === one.version)?.label ?? 'pages';
    const name = `${one.locale} ${version}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const counts = [...groups].map(([name, group]) => [
    name,
    ...columns.map((column) => String(group.filter(({state}) => state === column).length)),
  ]);
  const work = states.filter(({state}) => state !== 'current').map(({state, file}) => `${state.padEnd(10)} ${file}`);
  return [...[['', ...columns], ...counts].map(toRow), ...(work.length > 0 ? ['', ...work] : [])];
}

function toRow([name = '', ...cells]: readonly string[]): string {
  return `${name.padEnd(10)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
