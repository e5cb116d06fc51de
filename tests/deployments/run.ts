// Builds this site as others publish it, and crawls each build. "npx tsx tests/deployments/run.ts default" runs one.
import {didYouMean} from '../../src/kit/didYouMean';
import {versions} from '../../src/kit/versions';
import {buildFolder} from '../../tools/buildFolder';
import {runProgram} from '../../tools/runProgram';
import {startServer} from '../../tools/server/startServer';
import type {Finding} from '../dist/types';
import {buildDeployment} from './buildDeployment';
import {crawl} from './crawl';
import {deployments} from './deployments';
import {expectations} from './expectations';
import type {Deployment} from './types';
import {walk} from './walk';

const usage = `npx tsx tests/deployments/run.ts [--built FOLDER] [name…]

Builds the site with the settings of each deployment of deployments.ts, reads every file of it through the project's own
server, and walks through it in Chromium.
--built FOLDER  looks at this finished build of the one deployment that is named, and leaves it.`;

/** Findings printed per expectation; the count covers all. */
const shownFindings = 20;

function report(name: string, count: string, findings: readonly Finding[]): boolean {
  console.log(`${findings.length > 0 ? '✗' : '✓'} ${name}: ${count}, ${findings.length} findings`);
  for (const {where, problem} of findings.slice(0, shownFindings)) console.log(`  ${where}: ${problem}`);
  return findings.length === 0;
}

/** @returns for each promise whether it is kept */
async function look(deployment: Deployment, folder: string): Promise<boolean[]> {
  const server = await startServer(folder, 0);
  try {
    const site = await crawl(folder, server.origin, deployment);
    const results: boolean[] = [];
    const {name} = deployment;
    for (const expectation of expectations) {
      const {count, findings} = await expectation.run(site);
      const all = count > 0 ? findings : [{where: name, problem: 'There is nothing to look at.'}];
      results.push(report(`${name}: ${expectation.name}`, `${count} ${expectation.unit}`, all));
    }
    if (deployment.expect) results.push(report(`${name}: its own`, '1 test', await deployment.expect(site)));
    if (deployment.asksOtherHosts) return results;
    const older = versions.find(({path, label}) => path !== '' && (deployment.versions?.includes(label) ?? true));
    const {requests, findings} = await walk(deployment, server.origin, site.base, older?.path);
    results.push(report(`${name}: walk`, `${requests} requests`, findings));
    return results;
  } finally {
    await server.close();
  }
}

async function test(deployment: Deployment, built?: string): Promise<boolean[]> {
  const start = performance.now();
  try {
    // The stage before has built what needs no settings.
    const isDefault = Object.keys(deployment.environment).length === 0 && !deployment.prepare;
    const finished = built ?? (isDefault ? buildFolder() : undefined);
    const {folder, remove} = finished ? {folder: finished, remove: () => undefined} : await buildDeployment(deployment);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n${deployment.name}: ${finished ? 'in' : `built in ${seconds} s,`} ${folder}`);
    try {
      return await look(deployment, folder);
    } finally {
      remove();
    }
  } catch (error) {
    console.log(`✗ ${deployment.name}: ${error instanceof Error ? error.message : String(error)}`);
    return [false];
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [built] = words.includes('--built') ? words.splice(words.indexOf('--built'), 2).slice(1) : [];
  const names = deployments.map(({name}) => name);
  const unknown = words.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no deployment "${unknown}". ${didYouMean(unknown, names)}`);
  if (built && words.length !== 1) throw new Error('Name the one deployment that --built holds.');
  const chosen = words.length === 0 ? deployments : deployments.filter(({name}) => words.includes(name));
  const results: boolean[] = [];
  for (const deployment of chosen) results.push(...(await test(deployment, built)));
  const passed = results.filter(Boolean).length;
  console.log(`\n${passed} passed, ${results.length - passed} failed`);
  process.exitCode = passed < results.length ? 1 : 0;
}

runProgram(main, usage);
