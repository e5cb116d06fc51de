import {readFileSync} from 'node:fs';
import {ESLint} from 'eslint';
import {expect, test} from 'vitest';
import {globSync} from 'tinyglobby';
import {contractsOfVersion} from '../contractsOfVersion';
import {toContract} from '../../../src/reference/downloads/toContract';
import {handlers} from './handle';
import {certainties, type RuleId} from './rules';
import {contractFor, platformVersions} from './testing/contractFor';
import {Player} from './testing/player';
import {rules} from './testing/testRule';

const ids = Object.keys(certainties) as RuleId[];

test('each rule has a text in both languages', () => {
  expect(Object.keys(rules).sort()).toEqual([...ids].sort());
  for (const [id, {en, vi, since}] of Object.entries(rules)) {
    for (const text of [en, vi]) expect(text, id).toMatch(/^\p{Lu}.*[.]$/u);
    expect([undefined, ...platformVersions], id).toContain(since);
  }
});

test('each rule is proven by a test', () => {
  const files = globSync('integrators/sandbox/engine/*.test.ts').map((file) => readFileSync(file, 'utf8'));
  const proven = new Set(files.flatMap((text) => [...text.matchAll(/testRule\(\s*'([\w-]+)'/g)].map(([, id]) => id)));
  const unproven = ids.filter((id) => !proven.has(id));
  expect(unproven, 'Write a testRule(…) with its id, in integrators/sandbox/engine/*.test.ts').toEqual([]);
});

test('each operation of each version has a handler, and each handler an operation', () => {
  const operations = platformVersions.flatMap((version) => contractFor(version).operations.map(({id}) => id));
  expect([...new Set(operations)].sort()).toEqual(Object.keys(handlers).sort());
});

test('an operation without a handler stops the build', () => {
  const [version = ''] = platformVersions;
  const documents = contractsOfVersion(process.cwd(), version);
  const [[file, document]] = documents as unknown as [[string, object & {paths: object}]];
  const paths = {...document.paths, '/api/seals': {get: {operationId: 'seals', responses: {}}}};
  const withOneMore = new Map([[file, {...document, paths} as never]]);
  expect(() => toContract(version, withOneMore)).toThrow(`The sandbox answers no seals of version ${version}.`);
});

test('an answer names its rules, the least sure first', () => {
  const player = new Player();
  expect(player.as('khue.le').call('user').certainty).toBe('');
  const id = player.sent('HD-1', [['HUNG.PHAM', 'DR']]);
  expect(player.process('HUNG.PHAM', id, {reason: 'slow'}).certainty).toBe(
    'invented; rule=fault-slow, inferred; rule=otp-success, seen; rule=otp-asked',
  );
});

test('the engine has no clock, no chance, no network and no Node', async () => {
  const impure: Readonly<Record<string, string>> = {
    'Date.now();': 'no-restricted-properties',
    'Math.random();': 'no-restricted-properties',
    'new Date();': 'no-restricted-syntax',
    'Date();': 'no-restricted-syntax',
    "import('./a');": 'no-restricted-syntax',
    "fetch('/');": 'no-restricted-globals',
    'process.exit();': 'no-restricted-globals',
    'setTimeout(() => 1, 1);': 'no-restricted-globals',
    "console.log('a');": 'no-restricted-globals',
    "import 'node:fs';": 'no-restricted-imports',
    "import 'yaml';": 'no-restricted-imports',
  };
  const eslint = new ESLint();
  const lint = async (text: string): Promise<unknown[]> => {
    const [result] = await eslint.lintText(text, {filePath: 'integrators/sandbox/engine/new.ts'});
    return result!.messages.map(({ruleId}) => ruleId);
  };
  for (const [text, rule] of Object.entries(impure)) expect(await lint(text), text).toEqual([rule]);
  expect(await lint("import '@cfworker/json-schema';\nimport './a';\nnew Date(1);\nDate.parse('2025-04-02');")).toEqual(
    [],
  );
});
