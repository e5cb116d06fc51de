// npm run check-upgrade: tries another version of Docusaurus in a copy of the project.
import {execFileSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {copySources} from '../cut-version/scratchSite';
import {runProgram} from '../runProgram';
import {projectRoot} from '../setup/projectRoot.mjs';
import {runQuietly} from '../setup/runCommand.mjs';
import {describeSteps, type StepResult} from './describeSteps';
import {upgradePackages, type PackageJson, type PackageLock} from './upgradePackages';

const usage = `npm run check-upgrade [-- VERSION] [--keep]

Tries another version of Docusaurus: copies the project to the temporary folder, installs it there, runs the type
check, the checks, the unit tests and the build, and says what passed. Nothing in this folder changes.
VERSION  a version or a tag of npm, such as 3.11.0 or canary; without it, latest
--keep   leaves the copy, and prints its path`;

// npm hands its own --silent on.
const install = ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'];
const steps = ['types', 'check', 'test:unit', 'build'].map((name) => ['npm', 'run', '--silent', name]);

/** @throws Error when npm knows no such version */
function findVersion(wanted: string): string {
  try {
    const versions = execFileSync('npm', ['view', `@docusaurus/core@${wanted}`, 'version', '--json'], {stdio: 'pipe'});
    return [JSON.parse(String(versions)) as string | string[]].flat().at(-1) ?? '';
  } catch {
    throw new Error(`npm knows no version "${wanted}" of @docusaurus/core. See: npm view @docusaurus/core versions`);
  }
}

function rewritePackages(folder: string, version: string): void {
  const read = <Data>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Data;
  const upgraded = upgradePackages(read<PackageJson>('package.json'), read<PackageLock>('package-lock.json'), version);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(upgraded, null, 2)}\n`);
  rmSync(join(folder, 'package-lock.json'));
}

async function runStep([command = '', ...args]: readonly string[], cwd: string): Promise<StepResult> {
  const name = args.at(args[0] === 'run' ? -1 : 0) ?? command;
  console.log(`${name} …`);
  const start = performance.now();
  const {code, output} = await runQuietly(command, args, {cwd});
  return {name, hasPassed: code === 0, seconds: (performance.now() - start) / 1000, output};
}

async function tryUpgrade(folder: string): Promise<StepResult[]> {
  const results = [await runStep(install, folder)];
  if (!results[0]?.hasPassed) return results;
  for (const step of steps) results.push(await runStep(step, folder));
  return results;
}

runProgram(async () => {
  const {values, positionals} = parseArgs({options: {keep: {type: 'boolean'}}, allowPositionals: true});
  const version = findVersion(positionals[0] ?? 'latest');
  const folder = copySources(projectRoot, 'check-upgrade-');
  try {
    rewritePackages(folder, version);
    const results = await tryUpgrade(folder);
    console.log(describeSteps(version, results));
    if (results.some(({hasPassed}) => !hasPassed)) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`The copy is in ${folder}.`);
    else rmSync(folder, {recursive: true, force: true});
  }
}, usage);
