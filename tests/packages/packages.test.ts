import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {licenceExceptions} from './licences';
import {findException, isAllowed, readLock} from './readLock';

/** Folders with packages: the site's, and the tools of the bench. */
const folders = ['.', 'bench/tools'];
const locked = new Map(folders.map((folder) => [folder, readLock(`${folder}/package-lock.json`)]));
const all = [...locked.values()].flat();

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;

/** @returns the versions below a key of a manifest, overrides of overrides too. */
const listVersions = (rows: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(rows).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : listVersions(value as Record<string, unknown>),
  );

describe('licences', () => {
  test('each package has one that is allowed, or a row with the reason in tests/packages/licences.ts', () => {
    expect(all.length).toBeGreaterThan(1000);
    const refused = all.filter((each) => !isAllowed(each.license) && !findException(each));
    expect(refused.map(({name, version, license}) => `${name}@${version}: ${license || 'none named'}`)).toEqual([]);
  });

  test('each row is needed', () => {
    const used = new Set(all.map(findException));
    expect(licenceExceptions.filter((row) => !used.has(row)).map(({name}) => name)).toEqual([]);
  });

  test.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['', false],
  ])('"%s" is allowed: %s', (license, expected) => {
    expect(isAllowed(license)).toBe(expected);
  });
});

describe.each(folders)('packages of %s', (folder) => {
  test('are pinned to exact versions', () => {
    const {dependencies, devDependencies, overrides} = readManifest(folder);
    const versions = listVersions({...dependencies, ...devDependencies, ...overrides});
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter(([, version]) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('come from the registry, with their hash', () => {
    const others = (locked.get(folder) ?? []).filter(({integrity, resolved}) => !integrity || resolved !== undefined);
    expect(others.map(({name, resolved}) => `${name} ${resolved ?? 'without a hash'}`)).toEqual([]);
  });

  test('run no scripts of theirs when they are installed', () => {
    expect(readFileSync(`${folder}/.npmrc`, 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});

describe('guides/packages.md', () => {
  const text = readFileSync('guides/packages.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| (.+?) *\|$/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason,
  }));

  test('has a row for each package that package.json names, and no other', () => {
    const {dependencies, devDependencies} = readManifest('.');
    const direct = Object.keys({...dependencies, ...devDependencies});
    expect(rows.map(({name}) => name).sort()).toEqual(direct.sort());
  });

  test('says of each what it is for', () => {
    expect(rows.filter(({reason}) => reason.length < 15)).toEqual([]);
  });
});
