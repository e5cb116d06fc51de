import {describe, expect, it} from 'vitest';
import {similarPages, type FoundPage} from './similarPages';

const row = (address: string, score: number, kind: FoundPage['kind'] = 'page'): FoundPage => ({
  kind,
  href: address,
  title: `Title of ${address}`,
  score,
});
const addresses = (...parameters: Parameters<typeof similarPages>): string[] =>
  similarPages(...parameters).map(({address}) => address);

describe('similarPages', () => {
  it('have titles, lead to whole pages and are three at most', () => {
    const rows = [row('/a#part', 20), row('/a#other', 20, 'section'), row('/b', 19), row('/c', 18), row('/d', 17)];
    expect(similarPages(rows)[0]).toEqual({address: '/a', title: 'Title of /a#part'});
    expect(addresses(rows)).toEqual(['/a', '/b', '/c']);
  });
  it('begin with the page whose address is the nearest', () => {
    expect(addresses([row('/a', 20), row('/b', 19)], '/b')).toEqual(['/b', '/a']);
  });
  it('are that page alone when only case or version differ', () => {
    expect(addresses([row('/a', 20), row('/b', 19)], '/b', true)).toEqual(['/b']);
  });
  it('leave out what has hardly a word in common', () => {
    expect(addresses([row('/a', 20), row('/b', 7)])).toEqual(['/a']);
    expect(addresses([row('/a', 2), row('/b', 1)])).toEqual([]);
  });
  it('are the nearest address where the search does not know it', () => {
    expect(similarPages([], '/b')).toEqual([{address: '/b', title: '/b'}]);
    expect(addresses([row('/a', 20)], '/b')).toEqual(['/a']);
    expect(addresses([row('/a', 20)], '/b', true)).toEqual(['/b']);
  });
});
