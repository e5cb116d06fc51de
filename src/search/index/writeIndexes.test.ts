import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readPages} from '../../publishing/steps/readPages';
import {fixtureSite} from '../__fixtures__/fixtureSite';
import {createSearchIndex, type SearchIndex} from '../engine/searchIndex';
import {runQuery} from '../engine/runQuery';
import {toWord} from '../shared/tokenize';
import type {SearchIndexFile} from '../shared/searchTypes';
import {readPageParts} from './pageParts';
import {readSections} from './readSections';
import {writeIndexes, type PageTexts} from './writeIndexes';

let outDir = '';
let texts: PageTexts;
let indexes: SearchIndex[] = [];

async function readIndex(tag: string): Promise<SearchIndexFile> {
  return JSON.parse(await readFile(path.join(outDir, `search-index-${tag}.json`), 'utf8')) as SearchIndexFile;
}

async function readTexts(): Promise<PageTexts> {
  const docs = new Set(fixtureSite.versions.flatMap((version) => version.docs.map(({route}) => route)));
  const parts = readPageParts(fixtureSite.options);
  const found = new Map();
  for await (const {address, tree} of readPages(fixtureSite.outDir, fixtureSite.baseUrl)) {
    found.set(address, readSections(tree, docs.has(address), parts));
  }
  return found;
}

beforeAll(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'search-index-'));
  texts = await readTexts();
  await writeIndexes({...fixtureSite, outDir}, texts);
  indexes = await Promise.all(
    ['docs-default-current', 'default'].map(async (tag) => createSearchIndex(await readIndex(tag))),
  );
});

afterAll(() => rm(outDir, {recursive: true}));

function find(query: string): string[] {
  return runQuery(query, indexes).results.map(({document}) => document.sectionRoute.split('#')[0] ?? '');
}

describe('the files', () => {
  it('know what readers of another language type, in few words', async () => {
    const folder = path.join(outDir, 'other-phrases');
    await mkdir(folder);
    const otherPhrases = ['agree to it', 'I would like to undo a big mistake'];
    const namesOf = async (_: string, {file}: {file: string}) => {
      return {
        otherTitle: '',
        phrases: ['x'],
        otherPhrases: file === 'tutorial/receiver/approve.mdx' ? otherPhrases : [],
      };
    };
    await writeIndexes({...fixtureSite, outDir: folder, namesOf}, texts);
    const file = await readFile(path.join(folder, 'search-index-docs-default-current.json'), 'utf8');
    const index = createSearchIndex(JSON.parse(file));
    const routes = (query: string) => runQuery(query, [index]).results.map(({document}) => document.sectionRoute);
    expect(routes('agree to it')[0]).toContain('/docs/tutorial/receiver/approve');
    expect(index.classifier.knows(toWord('mistake'))).toBe(false);
  });

  it('hold the factor of the kind and the area, and the request of an operation', async () => {
    const folder = path.join(outDir, 'priors');
    await mkdir(folder);
    const options = {...fixtureSite.options, kindPriors: {task: 0.5}, areaPriors: {tutorial: 0.8}};
    await writeIndexes({...fixtureSite, outDir: folder, options}, texts);
    const file = await readFile(path.join(folder, 'search-index-docs-default-current.json'), 'utf8');
    const {pages} = (JSON.parse(file) as SearchIndexFile).index;
    expect(pages.map(({path: route, prior, request}) => [route, prior, request])).toEqual(
      expect.arrayContaining([
        ['tutorial/cancel', 0.4, ''],
        ['api/documents-create', 0.5, 'POST /api/documents/create'],
      ]),
    );
  });

  it('hold documents with every field of the specification', async () => {
    const {documents} = await readIndex('docs-default-current');
    expect(documents.find(({sectionRoute}) => sectionRoute.endsWith('#steps'))).toEqual({
      id: expect.any(Number),
      title: 'Các bước ký số',
      content: 'Mở chứng từ. Chọn Ký số rồi nhập mã PIN.',
      tags: ['chữ ký'],
      sidebarParentCategories: ['Người nhận', 'Ký'],
      type: 'docs',
      sectionTitle: 'Các bước ký số',
      pageTitle: 'Ký số bằng USB Token',
      sectionRoute: '/docs/tutorial/receiver/signdigital#steps',
    });
  });

  it('keep pages outside docs apart', async () => {
    expect((await readIndex('default')).documents.map(({sectionRoute, type}) => [sectionRoute, type])).toEqual([
      ['/', 'others'],
    ]);
  });

  it('are the same bytes for the same pages', async () => {
    const before = await readFile(path.join(outDir, 'search-index-docs-default-current.json'));
    await writeIndexes({...fixtureSite, outDir}, texts);
    expect(before.equals(await readFile(path.join(outDir, 'search-index-docs-default-current.json')))).toBe(true);
  });

  it('name the page that the build lacks', async () => {
    const outsideDocs = [{route: '/nowhere', type: 'others' as const}];
    await expect(writeIndexes({...fixtureSite, outDir, outsideDocs}, texts)).rejects.toThrow(
      'no built page for /nowhere',
    );
  });
});

describe('searching the five pages', () => {
  it.each([
    ['ký số', '/docs/tutorial/receiver/signdigital'],
    ['ky so', '/docs/tutorial/receiver/signdigital'],
    ['KÝ SỐ'.normalize('NFD'), '/docs/tutorial/receiver/signdigital'],
    ['kys soos', '/docs/tutorial/receiver/signdigital'],
    ['ky1 so61', '/docs/tutorial/receiver/signdigital'],
    ['kyso', '/docs/tutorial/receiver/signdigital'],
    ['huỷ chứng từ', '/docs/tutorial/cancel'],
    ['huy chung tu', '/docs/tutorial/cancel'],
    ['cancel', '/docs/tutorial/cancel'],
    ['hop dong', '/docs/tutorial/cancel'],
    ['từ chối', '/docs/tutorial/receiver/approve'],
    ['documents-cre', '/docs/api/documents-create'],
    ['/api/documents/create', '/docs/api/documents-create'],
    ['documentTemplateId', '/docs/api/documents-create'],
    ['webhok', '/docs/api/webhook'],
    ['web hook', '/docs/api/webhook'],
    ['free trial', '/'],
  ])('puts the page for “%s” first', (query, route) => {
    expect(find(query)[0]).toBe(route);
  });

  it.each(['Breadcrumbword', 'Footerword', 'Secretword', 'zqxj'])('does not find “%s”', (query) => {
    expect(find(query)).toEqual([]);
  });

  it('prefers the word with the marks the reader wrote', () => {
    expect(find('kỳ')[0]).toBe('/docs/tutorial/receiver/approve');
    expect(find('ký')[0]).toBe('/docs/tutorial/receiver/signdigital');
  });
});
