import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Rule {
  description?: string;
  matchPackageNames?: string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const {packageRules} = read('renovate.json') as {packageRules: Rule[]};
const manifest = read('package.json') as Record<
  'dependencies' | 'devDependencies' | 'overrides',
  Record<string, unknown>
>;

/** The packages that an override pins: the key, or the keys below it. */
const overridden = Object.entries(manifest.overrides).flatMap(([name, value]) =>
  typeof value === 'string' ? [name] : Object.keys(value as object),
);

test('every rule says why', () => {
  expect(packageRules.filter(({description = ''}) => description.length < 20)).toEqual([]);
});

test('every override has a rule with its reason', () => {
  const named = packageRules.flatMap(({matchPackageNames = []}) => matchPackageNames);
  expect(overridden.filter((name) => !named.includes(name))).toEqual([]);
});

test('every package that a rule names is one of ours', () => {
  const ours = [...Object.keys({...manifest.dependencies, ...manifest.devDependencies}), ...overridden];
  const named = packageRules.flatMap(({matchPackageNames = []}) => matchPackageNames);
  const isOurs = (name: string) => ours.some((own) => own === name || own.startsWith(name.replace(/\*\*$/, '')));
  expect(named.filter((name) => !isOurs(name))).toEqual([]);
});
