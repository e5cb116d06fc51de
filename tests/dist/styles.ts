import {dirname} from 'node:path/posix';
import {styledClasses} from '../../src/plugins/light-bundle/styleParts';
import {sharedStyles} from './budgets';
import type {BuiltPage} from './readPage';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';
import {sentBytes} from './weight';

function linkedSheets({references}: BuiltPage): string[] {
  return references.filter(({rel}) => rel === 'stylesheet').map(({address}) => address);
}

/** The classes of each style sheet, by its path. */
function readSheets(site: BuiltSite): Map<string, Set<string>> {
  const paths = new Set(site.pages.flatMap(linkedSheets));
  return new Map(
    [...paths].filter((path) => site.files.has(path)).map((path) => [path, styledClasses(site.read(path))]),
  );
}

/** A sheet that is linked by every page of the language whose folder it is in. */
function isShared({pages}: BuiltSite, path: string): boolean {
  return pages.every((page) => {
    const linked = linkedSheets(page);
    return linked.includes(path) || !linked.some((other) => dirname(other) === dirname(path));
  });
}

/**
 * Every page links the styles of what it shows: no other sheet styles a class of the page that its own do not. What all
 * pages link stays small.
 */
export const styles: BuiltCheck = {
  name: 'styles',
  unit: 'pages',
  run(site) {
    const sheets = readSheets(site);
    const findings = site.pages.flatMap((page): Finding[] => {
      const linked = linkedSheets(page);
      const known = new Set(linked.flatMap((path) => [...(sheets.get(path) ?? [])]));
      const ofLanguage = new Set(linked.map(dirname));
      return [...sheets]
        .filter(([path]) => ofLanguage.has(dirname(path)) && !linked.includes(path))
        .flatMap(([path, classes]) => {
          const missing = [...page.classes].find((name) => classes.has(name) && !known.has(name));
          const problem = `shows "${missing}" without ${path}; see src/plugins/light-bundle/styleParts.ts.`;
          return missing ? [{where: page.address, problem}] : [];
        });
    });
    const heavy = [...sheets.keys()].filter((path) => isShared(site, path) && sentBytes(site, path) > sharedStyles);
    const tooHeavy = heavy.map((path) => ({
      where: path,
      problem: `is ${sentBytes(site, path)}; the budget of what all pages link is ${sharedStyles}.`,
    }));
    return {
      count: site.pages.filter((page) => linkedSheets(page).length > 0).length,
      findings: [...findings, ...tooHeavy],
    };
  },
};
