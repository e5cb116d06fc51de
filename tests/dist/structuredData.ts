import {site as settings} from '../../src/config/site';
import type {BuiltPage} from './readPage';
import type {BuiltCheck, Finding} from './types';

interface BreadcrumbList {
  '@type': string;
  itemListElement: readonly {item: string}[];
}

const canonicalOf = (page: BuiltPage): string | undefined =>
  page.references.find(({rel}) => rel === 'canonical')?.address;

/** @returns the addresses in the breadcrumbs of a page. */
function readBreadcrumbs({structuredData}: BuiltPage): string[] {
  return structuredData
    .map((text) => JSON.parse(text) as BreadcrumbList)
    .filter((data) => data['@type'] === 'BreadcrumbList')
    .flatMap(({itemListElement}) => itemListElement.map(({item}) => item));
}

/** Breadcrumbs for search engines name each page by its canonical address, the page itself last. */
export const structuredData: BuiltCheck = {
  name: 'structured-data',
  unit: 'breadcrumbs',
  run({pages}) {
    const canonicals = new Map(pages.map((page) => [`${settings.url}${page.address}`, canonicalOf(page)]));
    const listed = pages.map((page) => ({page, items: readBreadcrumbs(page)}));
    const findings = listed.flatMap(({page, items}): Finding[] => [
      ...items
        .filter((item) => canonicals.get(item) !== item)
        .map((item) => ({where: page.address, problem: `${item} is not the canonical address of a page.`})),
      ...(items.length > 0 && items.at(-1) !== canonicalOf(page)
        ? [{where: page.address, problem: `its breadcrumbs end with ${items.at(-1)}, not with the page.`}]
        : []),
    ]);
    return {count: listed.flatMap(({items}) => items).length, findings};
  },
};
