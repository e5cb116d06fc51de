import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {sampleLanguages} from '../shared/sampleLanguages';
import {programIds, programsFolder, readProgram} from './programs';

const siteDir = resolve(__dirname, '../../..');

it('every program is there in every sample language', () => {
  const ids = programIds(siteDir);
  expect(ids).toContain('send-document');
  for (const id of ids) {
    const files = readProgram(siteDir, id);
    expect(files.map(({language}) => language)).toEqual(sampleLanguages.map((language) => language.id));
    for (const {code} of files) expect(code).not.toBe('');
  }
});

it('an unknown program is refused, with the nearest name', () => {
  expect(() => readProgram(siteDir, 'send-documents')).toThrow(/unknown program "send-documents".*send-document/);
});

it('a program that lacks a language is refused, with the file to add', () => {
  const site = mkdtempSync(join(tmpdir(), 'programs-'));
  mkdirSync(join(site, programsFolder, 'one'), {recursive: true});
  writeFileSync(join(site, programsFolder, 'one', 'one.sh'), 'true\n');
  expect(() => readProgram(site, 'one')).toThrow(
    'program "one" has no file for JavaScript. Add integrators/downloads/programs/one/NAME.mjs.',
  );
});
