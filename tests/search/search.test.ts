import {randomBytes} from 'node:crypto';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {locales} from '../../src/kit/locales';
import {currentVersion, versions} from '../../src/kit/versions';
import {indexedPage} from '../../src/search/__fixtures__/indexedPage';
import {buildIndex, type IndexedPage} from '../../src/search/index/buildIndex';
import {siteOf} from '../dist/siteOf';
import {search} from '../dist/search';
import type {Finding} from '../dist/types';
import {byKind, evaluate, intervalOf, localSearch, measure, measureAbstention} from './evaluate';
import {deriveFromPages} from './deriveQueries';
import {findKnownPhrases} from './knownPhrases';
import {maxIndexBytes} from './thresholds';
import {readIndexes} from './readIndexes';
import {queryFiles, readQueries} from './readQueries';
import {encodeTelexVni} from './encodeTelexVni';

const labelled = queryFiles.flatMap(readQueries);

/** Kinds of queries that both sets hold. */
const kinds = [
  'topic',
  'question',
  'error',
  'api',
  'sender',
  'receiver',
  'administrator',
  'keyword',
  'product',
  'cross',
  'telex',
  'typo',
  'none',
];

describe('the labelled queries', () => {
  it('are enough to tell', () => {
    expect(readQueries('development.txt').length).toBeGreaterThanOrEqual(600);
    expect(readQueries('validation.txt').length).toBeGreaterThanOrEqual(400);
  });

  it.each(queryFiles)('are of every kind, in every language, for the current version and older ones: %s', (file) => {
    const queries = readQueries(file);
    expect([...new Set(queries.map(({kind}) => kind))]).toEqual(expect.arrayContaining(kinds));
    for (const {code} of locales) {
      for (const isCurrent of [true, false]) {
        const isOf = (version: string): boolean => (version === currentVersion.name) === isCurrent;
        expect(queries.some(({locale, version}) => locale === code && isOf(version))).toBe(true);
      }
    }
  });

  it('are each in one file only', () => {
    const keys = labelled.map(({locale, version, query}) => `${locale} ${version} ${query}`);
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([]);
  });
});

/** All indexes of a site, of which one has pages. */
function filesWith(pages: IndexedPage[]): Record<string, string> {
  const empty = JSON.stringify(buildIndex([]));
  const tags = ['default', ...versions.map(({name}) => `docs-default-${name}`)];
  const files = locales.flatMap(({pathPrefix}) => tags.map((tag) => [`${pathPrefix}/search-index-${tag}.json`, empty]));
  return {
    ...Object.fromEntries(files),
    '/search-index-docs-default-current.json': JSON.stringify(buildIndex(pages, {version: '2.3.0'})),
  };
}

const smallSite = filesWith([indexedPage('a/huy', 'Hủy hoà giải'), indexedPage('b', 'Other')]);
const places = readIndexes((path) => smallSite[path] ?? '');
const place = places.find(({locale, version}) => locale === 'en' && version === 'current')!; // Every place is in the list.

describe('evaluation', () => {
  it('finds the rank of the first right row', () => {
    const ask = (query: string, wanted: string[]) => ({kind: 'words', locale: 'en', version: 'current', query, wanted});
    const outcomes = evaluate([ask('huy', ['a/huy']), ask('about', ['b']), ask('zzz', ['b'])], places, localSearch);
    expect(outcomes.map(({rank}) => rank)).toEqual([1, 2, 0]);
    expect(measure(outcomes)).toEqual({count: 3, first: 1 / 3, shown: 2 / 3, reciprocal: 0.5});
    expect([...byKind(outcomes).keys()]).toEqual(['words']);
  });

  it('counts few rows for a query without an answer', () => {
    const ask = (query: string) => ({kind: 'none', locale: 'en', version: 'current', query, wanted: []});
    expect(measureAbstention(evaluate([ask('zzz')], places, localSearch))).toBe(1);
    expect(measure(evaluate([ask('zzz')], places, localSearch)).count).toBe(0);
  });

  it('gives the interval of a share', () => {
    const [low, high] = intervalOf(0.82, 353);
    expect([low.toFixed(2), high.toFixed(2)]).toEqual(['0.78', '0.86']);
    expect(intervalOf(1, 0)).toEqual([0, 1]);
  });

  it('knows queries that are a phrase of a page but for marks and case', () => {
    const phrases = ['Huỷ chứng từ'];
    const known = readIndexes((path) => filesWith([indexedPage('a', 'A', {phrases, otherPhrases: []})])[path] ?? '');
    const ask = (query: string) => ({kind: 'words', locale: 'vi', version: 'current', query, wanted: ['a']});
    expect(['huy chung tu', 'HUỶ chứng từ', 'huy chung'].map(ask).map(findKnownPhrases(known))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('derives queries from titles and addresses', () => {
    const queries = deriveFromPages(place).filter(({wanted}) => wanted.includes('a/huy'));
    expect(queries.map(({kind, query}) => [kind, query])).toEqual([
      ['title', 'Hủy hoà giải'],
      ['title no-tones', 'huy hoa giai'],
      ['title tone-place', 'Huỷ hòa giải'],
      ['title nfd', 'Hủy hoà giải'.normalize('NFD')],
      ['title telex', 'huyr hoaf giair'],
      ['title vni', 'huy3 hoa2 giai3'],
      ['slug', 'huy'],
      ['path', 'a/huy'],
    ]);
    expect(evaluate(queries, places, localSearch).filter(({rank}) => rank !== 1)).toEqual([]);
  });
});

it.each([
  ['hợp đồng', 'howpj ddoongf', 'ho7p5 d9o6ng2'],
  ['Mẫu chứng từ', 'maaux chuwngs tuwf', 'ma6u4 chu7ng1 tu72'],
  ['tăng', 'tawng', 'ta8ng'],
  ['USB Token', 'usb token', 'usb token'],
])('encodes %s in Telex and VNI', (text, telex, vni) => {
  expect(encodeTelexVni(text, 'telex')).toBe(telex);
  expect(encodeTelexVni(text, 'vni')).toBe(vni);
});

describe('the check of the built site', () => {
  let findings: readonly Finding[] = [];
  let count = 0;

  // One run for all: it asks thousands of queries. Only one index, without pages, is too large.
  beforeAll(async () => {
    vi.stubEnv('TEST_ALL', '1');
    const noise = randomBytes(maxIndexBytes).toString('base64');
    const tooLarge = JSON.stringify({...buildIndex([]), noise});
    ({findings, count} = await search.run(siteOf({...smallSite, '/search-index-default.json': tooLarge})));
  });

  it('fails for a site in which the labelled pages are not found, and names them', () => {
    expect(count).toBeGreaterThan(labelled.length);
    const problems = findings.map(({where, problem}) => `${where}: ${problem}`).join('\n');
    expect(problems).toMatch(/development\.txt: right first rows fell to 0\./);
    expect(problems).toMatch(/validation\.txt: right rows fell to 0\./);
    expect(problems).toMatch(/validation\.txt: right first rows for queries that are no phrase of a page fell to 0\./);
    expect(problems).toMatch(/validation\.txt sender: right first rows fell to 0\./);
    expect(problems).toContain('not among the rows');
  });

  it('fails for an index that is too large', () => {
    expect(findings.filter(({problem}) => problem.includes('are allowed')).map(({where}) => where)).toEqual([
      '/search-index-default.json',
    ]);
  });
});
