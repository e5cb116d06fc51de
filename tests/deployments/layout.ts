import {languages as allLanguages} from '../../src/kit/locales';
import {currentVersion, versions as allVersions} from '../../src/kit/versions';
import type {Finding} from '../dist/types';
import type {CrawledSite, Expectation} from './types';

/** Pages that search engines have no use for, below the root of their language. */
const unlisted = ['search', '404'];

/** @returns the addresses of the pages of a language, below its root */
function pagesBelow({pages, deployment}: CrawledSite, root: string): Set<string> {
  const others = Object.values(deployment.languages).filter((other) => other !== root && other.startsWith(root));
  const own = [...pages.keys()].filter(
    (address) => address.startsWith(root) && !others.some((other) => address.startsWith(other)),
  );
  return new Set(own.map((address) => address.slice(root.length)));
}

/** Every page names the same page in each language of the deployment, the main one as the default, and no other. */
export const alternates: Expectation = {
  name: 'alternates',
  unit: 'pages',
  async run(site) {
    const {languages} = site.deployment;
    const [main = ''] = Object.keys(languages);
    const findings: Finding[] = [];
    for (const [code, root] of Object.entries(languages)) {
      for (const below of pagesBelow(site, root)) {
        if (below === '404') continue;
        const where = root + below;
        const named = site.pages
          .get(where)!
          .references.filter(({rel, hrefLang}) => rel === 'alternate' && hrefLang !== '')
          .map(({address, hrefLang}) => `${hrefLang} ${encodeURI(address)}`);
        const wanted = [...Object.entries(languages), ['x-default', languages[main] ?? ''] as const].map(
          ([other, place]) => {
            // As its home page says: a test may have added a language.
            const lang = languages[other] === undefined ? other : site.pages.get(place)?.lang;
            return `${lang} ${site.url}${place}${below}`;
          },
        );
        const wrong = [
          ...named.filter((each) => !wanted.includes(each)).map((each) => `names ${each}, which is not there.`),
          ...wanted.filter((each) => !named.includes(each)).map((each) => `does not name ${each}.`),
        ];
        findings.push(...wrong.map((problem) => ({where: `${where} (${code})`, problem})));
      }
    }
    return {count: site.pages.size, findings};
  },
};

/** The sitemap of a language lists its pages, and no others. */
export const sitemaps: Expectation = {
  name: 'sitemaps',
  unit: 'addresses',
  async run(site) {
    const findings: Finding[] = [];
    let count = 0;
    for (const root of Object.values(site.deployment.languages)) {
      const where = `${root}sitemap.xml`;
      const {text} = await site.get(where);
      const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      const wanted = [...pagesBelow(site, root)]
        .filter((below) => !unlisted.includes(below))
        .map((below) => site.url + root + below);
      count += listed.length;
      findings.push(
        ...listed.filter((each) => !wanted.includes(each)).map((each) => ({where, problem: `lists ${each}.`})),
        ...wanted.filter((each) => !listed.includes(each)).map((each) => ({where, problem: `lacks ${each}.`})),
      );
    }
    return {count, findings};
  },
};

/** @returns addresses that a deployment of another layout has, and where their readers must arrive */
function listFormer({base, deployment}: CrawledSite): [from: string, to: string][] {
  const {languages, versions = allVersions.map(({label}) => label)} = deployment;
  const absent = allLanguages
    .map(({code}) => `${base}${code}/`)
    .filter((root) => !Object.values(languages).includes(root));
  const leftOut = allVersions.filter(({label}) => label !== currentVersion.label && !versions.includes(label));
  return [
    ...absent.flatMap((root): [string, string][] => [
      [root, base],
      [root.slice(0, -1), base],
      [`${root}docs/api/v1?from=mail`, `${base}docs/api/v1?from=mail`],
    ]),
    ...Object.values(languages).flatMap((root) =>
      leftOut.flatMap(({path}): [string, string][] => [
        [`${root}docs/${path}`, `${root}docs`],
        [`${root}docs/${path}/api/v1`, `${root}docs/api/v1`],
      ]),
    ),
  ];
}

/** Readers with an address of a language that is elsewhere, or of a version that is not there, arrive at the page. */
export const formerAddresses: Expectation = {
  name: 'addresses of other layouts',
  unit: 'addresses',
  async run(site) {
    const former = listFormer(site);
    const findings = await Promise.all(
      former.map(async ([from, to]): Promise<Finding[]> => {
        const {status, headers} = await site.get(from);
        return headers.location === to
          ? []
          : [{where: from, problem: `answers ${status}, and does not lead to ${to}.`}];
      }),
    );
    return {count: former.length, findings: findings.flat()};
  },
};
