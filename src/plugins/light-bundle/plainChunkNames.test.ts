import {expect, test} from 'vitest';
import {withoutList} from './plainChunkNames';

const write = (list: string): string =>
  `__webpack_require__.gca = function(chunkId) { chunkId = ${list}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };`;

test('a list that leads every name to itself goes', () => {
  expect(withoutList(write('{"p1":"p1","main":"main"}'))).toBe(
    '__webpack_require__.gca = function(chunkId) { return __webpack_require__.p + __webpack_require__.u(chunkId); };',
  );
});

test('a list that says something stops the build', () => {
  expect(() => withoutList(write('{"p1":"17"}'))).toThrow('"p1,17" is not called by its name');
});

test('code that looks different stops the build', () => {
  expect(() => withoutList('return 1')).toThrow('in another way');
});
