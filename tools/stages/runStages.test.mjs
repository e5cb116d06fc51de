import {expect, test} from 'vitest';
import {pickStages, runStages} from './runStages.mjs';

const node = (script) => ['node', '-e', script];
const good = {name: 'good', command: node('console.log("4 passed, 0 failed")')};
const bad = {name: 'bad', command: node('console.log("why it failed"); process.exit(3)')};

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

test('named stages are picked, unknown names rejected', () => {
  expect(pickStages([[good, bad], [{...good, name: 'third'}]], ['bad'])).toEqual([[bad]]);
  expect(() => pickStages([[good, bad]], ['goood'])).toThrow(/goood.*good, bad/);
});
