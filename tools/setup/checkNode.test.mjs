import {expect, test} from 'vitest';
import {checkNode, isAtLeast} from './checkNode.mjs';
import {projectRoot} from './projectRoot.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
  ['20.19.0-nightly', true],
])('Node %s is new enough: %s', (have, isEnough) => {
  expect(isAtLeast(have, [20, 19])).toBe(isEnough);
});

test('an old Node is refused with both versions named', () => {
  expect(() => checkNode(projectRoot, '16.0.0')).toThrow(/20\.19 or newer.*16\.0\.0/);
});

test('this Node is accepted', () => {
  expect(() => checkNode(projectRoot)).not.toThrow();
});
