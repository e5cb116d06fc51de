import {describe, expect, it} from 'vitest';
import {maxRecentSearches} from '../shared/limits';
import {addRecentSearch, readRecentSearches} from './recentSearches';

describe('addRecentSearch', () => {
  it('puts the newest first and keeps each once', () => {
    expect(addRecentSearch(['hủy', 'ký số'], ' Ký số ')).toEqual(['Ký số', 'hủy']);
  });

  it('drops the oldest', () => {
    const many = Array.from({length: maxRecentSearches}, (_, position) => `q${position}`);
    expect(addRecentSearch(many, 'new')).toEqual(['new', ...many.slice(0, -1)]);
  });

  it('does not keep an empty search', () => {
    expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
  });
});

it.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['[1,"a",null]', ['a']],
  ['{"a":1}', []],
  ['not json', []],
])('reads %j as %j', (stored, searches) => {
  expect(readRecentSearches(stored)).toEqual(searches);
});
