import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {fingerprintInputs, isInstalled} from './installPackages.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(root, 'package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), '{}');
  mkdirSync(join(root, 'node_modules'));
});

afterEach(() => rmSync(root, {recursive: true}));

const writeStamp = () => writeFileSync(join(root, 'node_modules/.stamp'), fingerprintInputs(root));

test('packages without a stamp are not taken for complete', () => {
  expect(isInstalled(root)).toBe(false);
});

test('packages with the right stamp are kept', () => {
  writeStamp();
  expect(isInstalled(root)).toBe(true);
});

test.each(['package.json', 'package-lock.json'])('a change of %s asks for a new installation', (name) => {
  writeStamp();
  writeFileSync(join(root, name), '{"changed": true}');
  expect(isInstalled(root)).toBe(false);
});

test('another Node asks for a new installation', () => {
  expect(fingerprintInputs(root, 'v20.19.0')).not.toBe(fingerprintInputs(root, 'v22.0.0'));
});
