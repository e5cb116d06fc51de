import {expect, test} from 'vitest';
import {withoutList} from './plainChunkNames';

const write = (list: string): string =>
  `__webpack_require__.gca = function(chunkId) { chunkId = ${list}[chunkId]||chunkId; return __webpack_require__.p + __webpack_require__.u(chunkId); };`;

test('a list that leads every name to itself goes', () => {
  expect(withoutList(write('{"p1":"p1","main":"main"}'), [])).toBe(
    '__webpack_require__.gca = function(chunkId) { return __webpack_require__.p + __webpack_require__.u(chunkId); };',
  );
});

test('a name without a script has no address', () => {
  const code = withoutList(write('{"p1":"p1","p3":"p3"}'), ['p2']);
  const scope = {gca: (_: string): string | undefined => undefined, p: '/', u: (id: string) => `${id}.js`};
  new Function('__webpack_require__', code)(scope);
  expect(['p1', 'p2', 'p3'].map((name) => scope.gca(name))).toEqual(['/p1.js', undefined, '/p3.js']);
});

test('a list that says something stops the build', () => {
  expect(() => withoutList(write('{"p1":"17"}'), [])).toThrow('"p1,17" is not called by its name');
});

test('code that looks different stops the build', () => {
  expect(() => withoutList('return 1', [])).toThrow('in another way');
});
