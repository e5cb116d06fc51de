import {correctionsFile} from '../../checks/versions/corrections';
import {currentVersion, versions} from '../../src/kit/versions';
import {docsFolder} from '../../src/kit/pageLocation';
import {languages} from '../../src/kit/locales';
import {makeScratchSite} from './scratchSite';
import {runCommand} from '../../integrators/clients/runCommand';
import {runProgram} from '../runProgram';

/** A step of a release: what it shows, and the commands that must end well. */
interface Step {
  name: string;
  commands: string[][];
}

const git = (...args: string[]): string[] => [
  'git',
  '-c',
  'user.name=Release',
  '-c',
  'user.email=docs@example.com',
  ...args,
];
const commit = [git('add', '--all'), git('commit', '--quiet', '--message', 'Release')];
const tool = (name: string, ...args: string[]): string[] => ['tsx', `tools/${name}/run.ts`, ...args];

const present = currentVersion.label;
const next = present.replace(
  /^(\d+)\.(\d+)\..*/,
  (_, major: string, minor: string) => `${major}.${Number(minor) + 1}.0`,
);
const oldest = versions[versions.length - 1]!.name;
const corrected = languages.map(({code}) => `${docsFolder(code, present)}/app/noti.mdx`);
const translations = corrected.filter((file) => file.startsWith('i18n/'));
const correction = JSON.stringify([{reason: 'an error', files: corrected}]);

const release: Step[] = [
  {name: 'a clean tree', commands: [['git', 'init', '--quiet', '--initial-branch=main'], ...commit]},
  {
    name: `cut ${next}, undo it`,
    commands: [
      tool('cut-version', next),
      tool('cut-version', '--undo'),
      ['git', 'diff', '--exit-code', '--quiet', 'HEAD'],
      ['git', 'stash', 'drop', '--quiet'],
    ],
  },
  {name: `cut ${next}`, commands: [tool('cut-version', next), ...commit]},
  {
    name: `correct a page of ${present}`,
    commands: [
      ['node', '--eval', 'for (const file of process.argv.slice(1)) fs.appendFileSync(file, "\\n")', ...corrected],
      tool('translations', '--stamp', ...translations),
      ['node', '--eval', 'fs.writeFileSync(process.argv[1], process.argv[2])', correctionsFile, correction],
      ...commit,
      ['tsx', 'checks/run.ts', 'versions'],
    ],
  },
  {name: `retire ${oldest}`, commands: [tool('retire-version', oldest), ...commit]},
];

const trials: Step[][] = [
  [
    {name: 'the checks of the content', commands: [['tsx', 'checks/run.ts']]},
    {name: 'a build of one language', commands: [['docusaurus', 'build', '--locale', 'en']]},
  ],
  [{name: 'the unit tests', commands: [['vitest', 'run', '--reporter=dot', '--silent']]}],
];

/** Runs steps one after the other, until one fails. @returns how many passed and failed */
async function runSteps(steps: readonly Step[], cwd: string): Promise<{passed: number; failed: number}> {
  for (const [passed, {name, commands}] of steps.entries()) {
    for (const command of commands) {
      const {isOk, output} = await runCommand(command, cwd);
      if (isOk) continue;
      console.log(`✗ ${name}: "${command.join(' ')}" failed.\n${output}`);
      return {passed, failed: 1};
    }
    console.log(`✓ ${name}`);
  }
  return {passed: steps.length, failed: 0};
}

/** Releases the next version in a copy, as guides/versions.md says, and tries what must hold afterwards. */
async function main(): Promise<void> {
  const {folder, remove} = makeScratchSite(process.cwd());
  try {
    const released = await runSteps(release, folder);
    const tried = released.failed > 0 ? [] : await Promise.all(trials.map((steps) => runSteps(steps, folder)));
    const results = [released, ...tried];
    const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0);
    console.log(`${total('passed')} passed, ${total('failed')} failed`);
    process.exitCode = total('failed') > 0 ? 1 : 0;
  } finally {
    remove();
  }
}

runProgram(main);
