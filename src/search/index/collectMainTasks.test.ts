import {expect, it} from 'vitest';
import {collectMainTasks} from './collectMainTasks';

const doc = (path: string) => ({
  path,
  title: `Title of ${path}`,
  route: `/docs/${path}`,
  tags: [],
  parents: [],
  kind: '',
  file: '',
});

it('gives the tasks of each folder in their order, without those that a version lacks', () => {
  const versions = [
    {name: 'current', docs: [doc('b'), doc('a')]},
    {name: '1.0.0', docs: [doc('a')]},
  ];
  const a = {title: 'Title of a', href: '/docs/a'};
  const b = {title: 'Title of b', href: '/docs/b'};
  expect(collectMainTasks(versions, {'': ['a', 'b'], api: ['b']})).toEqual({
    current: {'': [a, b], api: [b]},
    '1.0.0': {'': [a], api: []},
  });
});
