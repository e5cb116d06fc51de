import {expect, it} from 'vitest';
import {indexedPage as page} from '../__fixtures__/indexedPage';
import {buildIndex} from '../index/buildIndex';
import type {Fetch} from './indexStore';
import {createSearchEngine} from './searchEngine';

const home = buildIndex([page('home', 'Sign and approve', {}), page('help', 'Help with a contract', {})]);

/** Serves the index of the pages outside docs; the one of the docs is missing. */
const withoutDocs: Fetch = async (address) => ({
  ok: address.endsWith('search-index-default.json'),
  text: async () => JSON.stringify(home),
});

const ask = (query: string, tags: string[]) => createSearchEngine('/', withoutDocs).search({query, tags});

it('without an index, a reply is empty and says nothing about words', async () => {
  for (const tags of [['docs'], ['docs', 'default']]) {
    expect(await ask('unheard contarct of elsewhere', tags)).toEqual({
      rows: [],
      total: 0,
      isClosest: false,
      missing: [],
      correction: undefined,
      hasFailed: true,
    });
  }
});

it('the indexes that are there are searched', async () => {
  const {rows, hasFailed} = await ask('contract', ['docs', 'default']);
  expect(rows.map(({title}) => title)).toEqual(['Help with a contract']);
  expect(hasFailed).toBe(true);
});

it('with all indexes, a reply says which words no page has', async () => {
  expect(await ask('unheard contract', ['default'])).toMatchObject({missing: ['unheard'], hasFailed: false});
});
