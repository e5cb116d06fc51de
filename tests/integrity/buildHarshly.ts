import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {runQuietly} from '../../tools/setup/runCommand.mjs';

/** What builds, caches and tests write. */
const written = new Set(['build', '.docusaurus', 'test-results', join('node_modules', '.cache')]);

/** The number of the user `nobody`, and of its group. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

/** Programs that take something away from the command after them. */
const hardships = [
  {without: 'a network', command: ['unshare', ...(isRoot ? [] : ['--map-current-user']), '--net']},
  {
    without: 'the right to write to the sources',
    // The permissions of files are enough for others than root.
    command: isRoot ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] : [],
  },
];

/** @returns why Node cannot be started by a command on this machine */
function refusalOf(command: readonly string[]): string | undefined {
  const [program = '', ...parameters] = [...command, process.execPath, '--version'];
  const {status, stderr, error} = spawnSync(program, parameters, {encoding: 'utf8'});
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/** What a user without a home has; Git, too, is told to read the history of somebody else. */
const environment = {
  HOME: '/nonexistent',
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'safe.directory',
  GIT_CONFIG_VALUE_0: '*',
};

/** For Node. */
const buildProgram = ['--import', 'tsx', 'tools/build-site/run.ts'];

/** Copies the site with its packages and its history; what is in the copy is read-only. */
function copySite(root: string, folder: string): void {
  cpSync(root, folder, {recursive: true, verbatimSymlinks: true, filter: (file) => !written.has(relative(root, file))});
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
}

/** Makes a folder writable to the user who builds. */
function open(folder: string): void {
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(folder, nobody, nobody);
}

/** A build that was made under hardships. */
export interface HarshBuild {
  /** The built site. */
  folder: string;
  /** Hardships that this machine cannot make, each with the reason. */
  leftOut: string[];
  /** What the build wrote beside its own folders. */
  strays: string[];
  remove: () => void;
}

/**
 * Builds the site without caches, in a folder with spaces and letters beyond ASCII in its name, without a network, by a
 * user who may write nothing but what a build makes.
 *
 * @throws Error with the output when the build fails
 */
export async function buildHarshly(root: string, build: readonly string[] = buildProgram): Promise<HarshBuild> {
  const parent = mkdtempSync(join(tmpdir(), 'harsh-build-'));
  const folder = join(parent, 'tài liệu ký số');
  const temporary = join(parent, 'tmp');
  const tried = hardships.map((hardship) => ({...hardship, refusal: refusalOf(hardship.command)}));
  const remove = () => {
    execFileSync('chmod', ['-R', 'u+w', parent]);
    rmSync(parent, {recursive: true});
  };
  try {
    chmodSync(parent, 0o755);
    mkdirSync(temporary);
    copySite(root, folder);
    for (const each of [folder, temporary]) open(each);
    const sources = new Set(readdirSync(folder));
    const usable = tried.filter(({refusal}) => refusal === undefined).flatMap(({command}) => command);
    const [program = '', ...parameters] = [...usable, process.execPath, ...build];
    const env = {...process.env, ...environment, TMPDIR: temporary};
    const {code, output} = await runQuietly(program, parameters, {cwd: folder, env});
    if (code !== 0) throw new Error(`The build in ${folder} ended with code ${code}:\n${output}`);
    return {
      folder: join(folder, 'build'),
      leftOut: tried.flatMap(({without, refusal}) => (refusal ? `a build without ${without}: ${refusal}` : [])),
      strays: readdirSync(folder).filter((name) => !sources.has(name) && !written.has(name)),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
