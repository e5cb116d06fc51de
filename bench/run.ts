// Started by start.mjs. `--only growth,pages` measures these parts alone; `--runs 1` repeats nothing, to try it out.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {measureBaselines} from './baselines/baselines';
import {replacePart} from './report';
import {measureSandbox} from './sandbox/sandbox';
import {measureSearch} from './search/search';
import {measureServers} from './servers/servers';
import {measureBuilds, measureGrowth} from './site/builds';
import {measureEditing} from './site/editing';
import {measureLighthouse} from './site/lighthouse';
import {measurePages} from './site/pages';
import {measureTests} from './site/stages';

/** The parts of BENCHMARKS.md in their order; those that measure time take the number of runs. */
const parts: Readonly<Record<string, (runs?: number) => Promise<string>>> = {
  build: () => measureBuilds(),
  growth: () => measureGrowth(),
  editing: measureEditing,
  pages: () => measurePages(),
  baselines: measureBaselines,
  lighthouse: measureLighthouse,
  search: () => measureSearch(),
  sandbox: measureSandbox,
  servers: measureServers,
  tests: measureTests,
};

const names = Object.keys(parts);

async function main(): Promise<void> {
  const file = join(__dirname, '../BENCHMARKS.md');
  const {values} = parseArgs({options: {only: {type: 'string'}, runs: {type: 'string'}}});
  const runs = Number(values.runs) || undefined;
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No part "${unknown.join(', ')}". Parts: ${names.join(', ')}.`);
  for (const [name, measure] of Object.entries(parts).filter(([part]) => wanted.includes(part))) {
    console.log(`Part "${name}" …`);
    const text = await measure(runs);
    // Written after each part, so that a later one that fails takes nothing away.
    writeFileSync(file, replacePart(existsSync(file) ? readFileSync(file, 'utf8') : '', names, name, text));
  }
  console.log('BENCHMARKS.md is written.');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
