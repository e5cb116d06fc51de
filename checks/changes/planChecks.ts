import {posix} from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {sourceFileOf} from '../../src/content/pageLocation';
import type {Page} from '../content/pages';
import type {Check} from '../types';

/** A check, and the files that it is to look at; all of them when `chosen` is left out. */
export interface PlannedCheck {
  check: Check;
  chosen?: ReadonlySet<string>;
}

/** What all checks are made of, or read the pages by. */
const foundations = ['checks/{*.ts,content/**}', 'src/content/*.ts', 'src/config/{locales,versions}.ts'];

/** @returns the checks that a change of these files makes necessary, each with what it must look at. */
export function planChecks(
  checks: readonly Check[],
  changed: ReadonlySet<string>,
  files: readonly Page[],
): PlannedCheck[] {
  const isChanged = (globs: readonly string[]): boolean => [...changed].some(createMatcher([...globs]));
  const isAll = isChanged(foundations);
  const chosen = addDependents(changed, files);
  return checks.flatMap((check): PlannedCheck[] => {
    if (isAll || isChanged([...(check.data ?? []), `checks/${check.name}/**`])) return [{check}];
    return check.readsDataOnly ? [] : [{check, chosen}];
  });
}

/** Adds the translations of changed pages, and the pages that name one of them in a link. */
function addDependents(changed: ReadonlySet<string>, files: readonly Page[]): Set<string> {
  const names = [...changed].filter((file) => file.endsWith('.mdx')).map((file) => posix.basename(file));
  const dependents = files.filter(
    (page) => changed.has(sourceFileOf(page)) || names.some((name) => page.source.includes(name)),
  );
  return new Set([...changed, ...dependents.map(({file}) => file)]);
}
