import {posix} from 'node:path';
import {createMatcher} from '@docusaurus/utils/lib/globUtils.js';
import {sourceFileOf} from '../../src/kit/pageLocation';
import type {Page} from '../pages/pages';
import type {Check} from '../types';

/** A check, and the files that it is to look at; all of them when `chosen` is left out. */
export interface PlannedCheck {
  check: Check;
  chosen?: ReadonlySet<string>;
  /** The changed file for which it looks at all. */
  because?: string;
}

/** What all checks are made of, or read the pages by. */
const foundations = ['checks/{*.ts,pages/**}', 'src/{kit,content/front-matter}/*.ts', 'versions.json'];

/** @returns the checks that a change of these files makes necessary, each with what it must look at. */
export function planChecks(
  checks: readonly Check[],
  changed: ReadonlySet<string>,
  files: readonly Page[],
): PlannedCheck[] {
  const findChanged = (globs: readonly string[]): string | undefined => [...changed].find(createMatcher([...globs]));
  const foundation = findChanged(foundations);
  const pages = new Set([...changed, ...findTranslations(changed, files)]);
  const withLinks = new Set([...pages, ...findLinking(changed, files)]);
  return checks.flatMap((check): PlannedCheck[] => {
    const because = foundation ?? findChanged([...(check.data ?? []), `checks/${check.name}/**`]);
    if (because !== undefined) return [{check, because}];
    return check.readsDataOnly ? [] : [{check, chosen: check.followsLinks ? withLinks : pages}];
  });
}

function findTranslations(changed: ReadonlySet<string>, files: readonly Page[]): string[] {
  return files.filter((page) => changed.has(sourceFileOf(page))).map(({file}) => file);
}

/** A link by address. A slug, or a tag, may be all that has changed of it, so none of them is left out. */
const linkToAddress = /(?:\]\(|\]:\s*|(?:href|to)=")\//;

/** @returns the pages that name a changed one in a link, or another page of that name, and those that link by address */
function findLinking(changed: ReadonlySet<string>, files: readonly Page[]): string[] {
  const names = [...changed].filter((file) => file.endsWith('.mdx')).map((file) => posix.basename(file));
  if (names.length === 0) return [];
  return files
    .filter(({source}) => linkToAddress.test(source) || names.some((name) => source.includes(name)))
    .map(({file}) => file);
}

/** @returns one line for each changed file that makes checks look at every page */
export function explainPlan(planned: readonly PlannedCheck[]): string[] {
  // Those that look at no pages are not slower for it.
  const wide = planned.filter(({check}) => !check.readsDataOnly);
  const files = new Set(wide.flatMap(({because}) => because ?? []));
  return [...files].map((file) => {
    const names = wide.filter(({because}) => because === file).map(({check}) => check.name);
    const who =
      names.length === wide.length ? 'All checks look' : `${names.join(', ')} ${names.length === 1 ? 'looks' : 'look'}`;
    return `${who} at every page, because ${file} has changed.`;
  });
}
