import {readFileSync} from 'node:fs';
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

test('stages are picked by their name or their job, unknown names rejected', () => {
  const third = {...good, name: 'third', job: 'site'};
  const groups = [[good, {...bad, job: 'site'}], [third]];
  expect(pickStages(groups, ['good'])).toEqual([[good]]);
  expect(pickStages(groups, ['site'])).toEqual([[{...bad, job: 'site'}], [third]]);
  expect(() => pickStages(groups, ['goood'])).toThrow(/"goood". Stages: good, bad, third. Jobs: lint, site\./);
});

test('each stage is an npm script and in a job, and no job is called like a stage', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  const all = stages.flat();
  expect(all.filter(({name}) => !(name in scripts))).toEqual([]);
  expect([...new Set(all.map(({job}) => job))].sort()).toEqual(['lint', 'site', 'unit']);
  expect(all.filter(({name}) => ['lint', 'site', 'unit'].includes(name))).toEqual([]);
});
