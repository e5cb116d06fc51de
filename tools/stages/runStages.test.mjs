import {existsSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {pickStages, runStages} from './runStages.mjs';
import {stages} from './stages.mjs';

const node = (script) => ['node', '-e', script];
const good = {name: 'good', job: 'lint', command: node('console.log("4 passed, 0 failed")')};
const bad = {name: 'bad', job: 'lint', command: node('console.log("why it failed"); process.exit(3)')};

async function run(groups, width = 2) {
  const reported = [];
  const results = await runStages(groups, {cwd: process.cwd(), width, report: ({name}) => reported.push(name)});
  return {results: new Map(results.map((result) => [result.name, result])), reported};
}

test('each stage is run and reported once', async () => {
  const {results, reported} = await run([[good, {...good, name: 'second'}], [{...good, name: 'third'}]]);
  expect(reported.sort()).toEqual(['good', 'second', 'third']);
  expect(results.get('third')).toMatchObject({passed: 4, failed: 0});
});

test('a failure is shown and stops nothing else', async () => {
  const {results} = await run([[bad], [good]]);
  expect(results.get('bad')).toMatchObject({passed: 0, failed: 1, output: 'why it failed'});
  expect(results.get('good')).toMatchObject({passed: 4, failed: 0});
});

test('a stage that needs a failed one fails without being run', async () => {
  const {results} = await run([[bad], [{...good, after: 'bad'}]]);
  expect(results.get('good')).toMatchObject({passed: 0, failed: 1});
  expect(results.get('good').output).toContain('"bad" failed');
});

test('a program that does not exist has failed', async () => {
  const {results} = await run([[{name: 'none', command: ['no-such-program-here']}]]);
  expect(results.get('none').failed).toBe(1);
});

const namesOf = (groups) => groups.flat().map(({name}) => name);

test('stages are picked by their name or their job, unknown names rejected', () => {
  const third = {...good, name: 'third', job: 'site'};
  const groups = [[good, {...bad, job: 'site'}], [third]];
  expect(pickStages(groups, {names: ['good']})).toEqual([[good]]);
  expect(pickStages(groups, {names: ['site']})).toEqual([[{...bad, job: 'site'}], [third]]);
  expect(() => pickStages(groups, {names: ['goood']})).toThrow(/"goood". Stages: good, bad, third. Jobs: lint, site\./);
});

test('nightly stages are run with all others, or by their name', () => {
  const groups = [[good, {...bad, isNightly: true}]];
  expect(namesOf(pickStages(groups, {}))).toEqual(['good']);
  expect(namesOf(pickStages(groups, {names: ['lint']}))).toEqual(['good']);
  expect(namesOf(pickStages(groups, {names: ['bad']}))).toEqual(['bad']);
  expect(namesOf(pickStages(groups, {isAll: true}))).toEqual(['good', 'bad']);
});

test('after a change, the stages that depend on it are run, nightly ones too, with the stage that they need', () => {
  const stage = (name, options) => ({name, job: 'site', command: node(''), ...options});
  const groups = [
    [stage('always', {}), stage('build', {when: ['docs/']})],
    [stage('browser', {when: ['src/'], after: 'build'}), stage('release', {when: ['tools/'], isNightly: true})],
    [stage('node', {isNightly: true})],
  ];
  expect(namesOf(pickStages(groups, {changed: ['docs/a.mdx']}))).toEqual(['always', 'build']);
  expect(namesOf(pickStages(groups, {changed: ['src/a.ts']}))).toEqual(['always', 'build', 'browser']);
  expect(namesOf(pickStages(groups, {changed: ['tools/a.ts']}))).toEqual(['always', 'release']);
});

test('each stage is in a job, and a job that is called like a stage has no other', () => {
  const all = stages.flat();
  expect([...new Set(all.map(({job}) => job))].sort()).toEqual(['lint', 'site', 'unit']);
  const paths = all.flatMap(({when = []}) => when);
  const top = readdirSync('.');
  expect(paths.filter((path) => !existsSync(path) && !top.some((name) => name.startsWith(path)))).toEqual([]);
});
