import {spawnSync} from 'node:child_process';
import {root} from '../browser';
import {machine, tableOf} from '../report';

/** A stage of `npm test`, as its line in the output says. */
export interface MeasuredStage {
  name: string;
  /** How many tests passed, or failed. */
  tests: string;
  seconds: number;
}

/** @returns the stages in the output of `npm test`, in the order in which they ended */
export function readStages(output: string): MeasuredStage[] {
  return [...output.matchAll(/^[✓✗] (\S+) +(\S.*?) {2,}([\d.]+) s$/gm)].map(([, name = '', tests = '', seconds]) => ({
    name,
    tests,
    seconds: Number(seconds),
  }));
}

function runTests(...args: string[]): MeasuredStage[] {
  const {stdout} = spawnSync('npm', ['test', '--', ...args], {cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2});
  return readStages(stdout);
}

/** @returns both runs, a row for each stage */
export function describeStages(byDay: readonly MeasuredStage[], byNight: readonly MeasuredStage[]): string {
  const cell = (stages: readonly MeasuredStage[], name: string): string => {
    const found = stages.find((stage) => stage.name === name);
    return found ? `${found.seconds.toFixed(0)} (${found.tests})` : '–';
  };
  const names = [...new Set([...byDay, ...byNight].map(({name}) => name))].map((name) => ({name}));
  return tableOf('stage, seconds', names, {
    'npm test': ({name}) => cell(byDay, name),
    'npm run test:all': ({name}) => cell(byNight, name),
  });
}

/** Runs all tests twice: as for a change, and as by night. */
export async function measureTests(): Promise<string> {
  return `## Tests

Machine: ${machine}.

${describeStages(runTests(), runTests('--all'))}

Two stages of the same group run at a time, so the sum is longer than the run.
`;
}
