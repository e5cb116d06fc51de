import type {BuiltPage} from './readPage';
import {budgets, toPageKind, type Budget, type PageKind} from './budgets';
import type {BuiltSite} from './readSite';
import type {BuiltCheck, Finding} from './types';

/** @returns the kind of a built page. */
export function kindOf({address, rootClasses, hasFields, references}: BuiltPage): PageKind | undefined {
  const hasScreens = references.some(({address: named}) => named.includes('/walkthroughs.'));
  return toPageKind({address, hasFields, hasScreens, isDocs: rootClasses.includes('docs-doc-page')});
}

/** @returns the bytes that travel for a file: its brotli copy, where one was worth writing. */
export function sentBytes(site: BuiltSite, path: string): number {
  return site.files.get(`${path}.br`) ?? site.files.get(path) ?? 0;
}

/** Weights that follow from the files alone; tests/sweep weighs in the browser what else a page requests. */
export type StaticCost = Omit<Budget, 'loaded' | 'requests' | 'js'>;

/** @returns what a first visit to the page costs, by the files that its HTML names. */
export function weigh(page: BuiltPage, site: BuiltSite): StaticCost {
  const named = (isWanted: (reference: BuiltPage['references'][number]) => boolean) => {
    const paths = new Set(page.references.filter(isWanted).map(({address}) => address));
    return [...paths].reduce((sum, path) => sum + sentBytes(site, path), 0);
  };
  return {
    html: sentBytes(site, page.file),
    css: named(({rel}) => rel === 'stylesheet'),
    starter: named(({by}) => by === 'script src'),
    fonts: named(({rel, address}) => rel === 'preload' && address.endsWith('.woff2')),
    elements: page.elements,
    scripts: page.applicationScripts.length,
  };
}

function compare(page: BuiltPage, cost: StaticCost, budget: Budget): Finding[] {
  return (Object.keys(cost) as (keyof StaticCost)[])
    .filter((part) => cost[part] > budget[part])
    .map((part) => ({where: page.address, problem: `${part} is ${cost[part]}; the budget is ${budget[part]}.`}));
}

/** No page costs its reader more than its kind may. */
export const weight: BuiltCheck = {
  name: 'weight',
  unit: 'pages',
  run(site) {
    const weighed = site.pages.flatMap((page) => {
      const kind = kindOf(page);
      return kind ? [{page, kind}] : [];
    });
    const findings = weighed.flatMap(({page, kind}) => compare(page, weigh(page, site), budgets[kind]));
    return {count: weighed.length, findings};
  },
};
