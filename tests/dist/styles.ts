import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {locales} from '../../src/kit/locales';
import {localeOf} from '../support/localeOf';
import type {BuiltCheck, Finding} from './types';

/** @returns the classes that a style sheet has rules for */
function classesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.(-?[a-z_][\w-]*)/gi)].flatMap(([, name]) => name ?? []));
}

const {resolve} = createRequire(__filename);
const infima = classesIn(readFileSync(resolve('infima/dist/css/default/default.css'), 'utf8'));

/** Rules that no page uses are dropped from the style sheets: each class of Infima that a page uses keeps its rules. */
export const styles: BuiltCheck = {
  name: 'styles',
  unit: 'classes of Infima',
  run({files, pages, read}) {
    let count = 0;
    const findings: Finding[] = [];
    // Each language is built for itself, and has its own sheets.
    for (const {code} of locales) {
      const sheets = [...files.keys()].filter((path) => path.endsWith('.css') && localeOf(path).code === code);
      const styled = classesIn(sheets.map(read).join('\n'));
      const used = new Map<string, string>();
      for (const {address, classes} of pages.filter((page) => localeOf(page.address).code === code))
        for (const name of classes) if (infima.has(name)) used.set(name, address);
      count += used.size;
      for (const [name, where] of used)
        if (!styled.has(name))
          findings.push({where, problem: `class "${name}" has lost its rules; see src/publishing/bundle.`});
    }
    return {count, findings};
  },
};
