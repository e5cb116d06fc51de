import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {checkNode, isSupported, readRanges} from './checkNode.mjs';
import {projectRoot} from './projectRoot.mjs';

const ranges = [
  {minimum: [20, 19, 0], isOpen: false},
  {minimum: [22, 16, 0], isOpen: false},
  {minimum: [24, 0, 0], isOpen: true},
];

test.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['20.19.0-nightly', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.15.1', false],
  ['22.23.3', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s is supported: %s', (have, expected) => {
  expect(isSupported(have, ranges)).toBe(expected);
});

test('the ranges are those of package.json', () => {
  expect(readRanges(projectRoot)).toEqual(ranges);
});

test('another Node is refused with the right ones and its own version named', () => {
  expect(() => checkNode(projectRoot, '16.0.0')).toThrow(
    /Node 20\.19, Node 22\.16 or Node 24, .*this is Node 16\.0\.0/,
  );
});

test('this Node, and the one of .nvmrc, are accepted', () => {
  expect(() => checkNode(projectRoot)).not.toThrow();
  const recommended = readFileSync(join(projectRoot, '.nvmrc'), 'utf8').trim();
  expect(() => checkNode(projectRoot, `${recommended}.0.0`)).not.toThrow();
});
