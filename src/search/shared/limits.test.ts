import {expect, it} from 'vitest';
import * as limits from './limits';

it('has the numbers of the specification', () => {
  expect(limits).toMatchObject({
    maxResults: 8,
    maxSectionLinks: 2,
    maxQueryLength: 512,
    stalledAfterMs: 300,
    boosts: {title: 5, content: 1, tags: 3, parents: 2},
  });
});
