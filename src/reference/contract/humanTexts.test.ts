import {describe, expect, it} from 'vitest';
import {humanTexts} from './humanTexts';
import {toPointer} from './pointer';

const pointersIn = (root: Parameters<typeof humanTexts>[0]): string[] =>
  humanTexts(root).map(({path}) => toPointer(path));

describe('humanTexts', () => {
  it('finds summaries, titles, descriptions and notes', () => {
    expect(
      pointersIn({info: {title: 'a', description: 'b'}, paths: {'/x': {get: {summary: 'c', 'x-notes': ['d', 'e']}}}}),
    ).toEqual([
      '/info/title',
      '/info/description',
      '/paths/~1x/get/summary',
      '/paths/~1x/get/x-notes/0',
      '/paths/~1x/get/x-notes/1',
    ]);
  });

  it('finds the meanings of an enum', () => {
    expect(pointersIn({components: {schemas: {S: {oneOf: [{const: 1, title: 'a'}]}}}})).toEqual([
      '/components/schemas/S/oneOf/0/title',
    ]);
  });

  it('does not take a field called description or title for a text', () => {
    expect(
      pointersIn({properties: {description: {type: 'string', description: 'a'}, title: {type: 'string'}}}),
    ).toEqual(['/properties/description/description']);
  });

  it('leaves data alone but reads the summary of an example', () => {
    expect(
      pointersIn({
        examples: {default: {summary: 'a', value: {description: 'data', title: 'data'}}},
        default: {title: 'data'},
      }),
    ).toEqual(['/examples/default/summary']);
  });
});
