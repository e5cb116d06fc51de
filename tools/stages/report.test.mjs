import {afterEach, expect, test, vi} from 'vitest';
import {runQuietly} from '../setup/runCommand.mjs';
import {runAndReport} from './report.mjs';

const stage = (name, script) => ({name, job: 'lint', command: ['node', '-e', script]});

/** @returns what a run prints, and its exit code */
async function run(...stages) {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  await runAndReport([stages], process.cwd());
  return {lines: printed.mock.calls.join('\n').split('\n'), code: process.exitCode};
}

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('a failed stage is shown in full and without colours; its failing lines are repeated behind a bar', async () => {
  const failing = 'links: docs/a.mdx:3 no file';
  const bad = stage(
    'check',
    `console.log('✓ fine\\n\\x1b[31m${failing}\\x1b[0m\\n3 passed, 1 failed'); process.exit(1)`,
  );
  const {lines, code} = await run(bad, stage('types', ''));
  expect(lines.filter((line) => line === failing)).toHaveLength(1);
  expect(lines.slice(-5)).toEqual(['', '✗ check', `│ ${failing}`, '', '4 passed, 1 failed']);
  expect(code).toBe(1);
});

test('a stage that passes says only what it left out', async () => {
  const {lines, code} = await run(stage('good', "console.log('much\\n3 left out: other letters\\nleft out: all')"));
  expect(lines.slice(1)).toEqual(['  3 left out: other letters', '  left out: all', '', '1 passed, 0 failed']);
  expect(code).toBe(0);
});

test('the browsers that a stage ran in stand before the last line, also when it failed', async () => {
  const print = "console.log('engines: Chromium 1 (2 tests)\\n2 passed, 1 failed')";
  const {lines} = await run(stage('browser', `${print}; process.exit(1)`));
  expect(lines.slice(-3)).toEqual(['engines: Chromium 1 (2 tests)', '', '2 passed, 1 failed']);
});

test.each([
  [[], 1, /Name a major version/],
  [['24', 'typse'], 1, /no stage or job "typse"/],
  [[process.versions.node.split('.')[0], 'types', '--if-available'], 0, /^left out: this is Node/],
])('testNode.mjs %j', async (args, code, output) => {
  const result = await runQuietly('node', ['tools/stages/testNode.mjs', ...args], {cwd: process.cwd()});
  expect(result).toEqual({code, output: expect.stringMatching(output)});
});
