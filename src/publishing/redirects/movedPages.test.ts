import {expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {findWrongMoves, movedPagesFile, movesWithin, readMovedPages} from './movedPages';

const read = (text: string) => readMovedPages(scratchFolder({[movedPagesFile]: text}));

test('pages that have moved are read with their lines', () => {
  expect(read('# Moved\n\n/docs/old: /docs/new\n"/docs/old/er": /docs/new\n')).toEqual([
    {from: '/docs/old', to: '/docs/new', line: 3},
    {from: '/docs/old/er', to: '/docs/new', line: 4},
  ]);
});

test.each(['', '# Only a comment\n'])('%j says that no page has moved', (text) => {
  expect(read(text)).toEqual([]);
});

test('without the file no page has moved', () => {
  expect(readMovedPages(scratchFolder())).toEqual([]);
});

const wanted = 'Write an address like /docs/tutorial/login, without language, ending or a slash at its end.';

test.each(['docs/new', '/docs/new/', '/vi/docs/new', '/docs/new.html', '/docs/new#part', '/'])(
  '%s is refused as the new address',
  (to) => {
    expect(() => read(`# Moved\n/docs/old: ${to}\n`)).toThrow(
      `src/config/redirects.yaml:2 key "/docs/old" cannot be "${to}". ${wanted}`,
    );
  },
);

test('a wrong old address is refused too', () => {
  expect(() => read('# Moved\n/vi/docs/old: /docs/new\n')).toThrow(
    `src/config/redirects.yaml:2 key "/vi/docs/old" cannot be "/vi/docs/old". ${wanted}`,
  );
});

test('the same old address twice is refused', () => {
  expect(() => read('/docs/old: /docs/new\n/docs/old: /docs/newer\n')).toThrow(/redirects.yaml:2 is not valid YAML/);
});

const move = (from: string, to: string, line = 1) => ({from, to, line});

test.each([
  [[move('/old', '/new')], []],
  [[move('/new', '/new/er')], ['the address "/new" is a page. Remove the line, or the page.']],
  [[move('/old', '/nev')], ['"/old" leads to "/nev", where there is no page. Did you mean "/new"?']],
  [
    [move('/oldest', '/older'), move('/older', '/old'), move('/old', '/new')],
    [
      '"/oldest" leads to "/older", which moved too. Write "/new".',
      '"/older" leads to "/old", which moved too. Write "/new".',
    ],
  ],
  [
    [move('/a', '/b'), move('/b', '/a')],
    [
      '"/a" leads back to itself. Write the address of a page.',
      '"/b" leads back to itself. Write the address of a page.',
    ],
  ],
])('%j has the problems %j', (moves, problems) => {
  expect(findWrongMoves(moves, ['/new', '/new/er']).map(({rule, repair}) => `${rule}. ${repair}`)).toEqual(problems);
});

test('a move within a version that is not built leads to the page of the current one, where it has it', () => {
  const move = (from: string, to: string) => ({from, to, line: 1});
  const moves = [
    move('/docs/1.0.0/old', '/docs/1.0.0/new'),
    move('/docs/1.0.0/older', '/docs/1.0.0/gone'),
    move('/docs/old', '/docs/new'),
  ];
  expect(movesWithin(moves, ['/docs/new'], ['1.0.0'])).toEqual([
    move('/docs/1.0.0/old', '/docs/new'),
    move('/docs/old', '/docs/new'),
  ]);
});
