import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runCommand} from '../../integrators/clients/runCommand';
import {makeScratchSite, type ScratchSite} from '../../tools/cut-version/scratchSite';
import {stages} from '../../tools/stages/stages.mjs';
import {writeFiles} from '../support/scratchFolder';
import {gates, type Gate, type PlantedFault} from './plantedInCode';

/** Milliseconds: each tool looks through the project twice. */
const patience = 1_800_000;

let site: ScratchSite;

beforeAll(() => {
  site = makeScratchSite(resolve(__dirname, '../..'), 'planted-');
});

afterAll(() => site.remove());

function plant({file, before, after}: PlantedFault): void {
  const path = join(site.folder, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (before === undefined ? text !== undefined : !text?.includes(before))
    throw new Error(`${file} is not as the fault expects it.`);
  writeFiles(site.folder, {[file]: before === undefined ? after : text!.replace(before, () => after)});
}

/** @returns the files that faults change, with what they hold now */
function readPlaces(faults: readonly PlantedFault[]): Map<string, string | undefined> {
  return new Map(
    faults.map(({file}) => {
      const path = join(site.folder, file);
      return [file, existsSync(path) ? readFileSync(path, 'utf8') : undefined];
    }),
  );
}

function run({command, takesFiles}: Gate, files: readonly string[]): Promise<{isOk: boolean; output: string}> {
  return runCommand([...command, ...(takesFiles ? files : [])], site.folder);
}

describe.each(gates.filter(({stage}) => !process.env.GATES || process.env.GATES.split(',').includes(stage)))(
  '$stage',
  (gate) => {
    const {stage, faults} = gate;
    let output = '';

    beforeAll(async () => {
      const places = readPlaces(faults);
      const there = [...places].flatMap(([file, text]) => (text === undefined ? [] : [file]));
      const clean = gate.takesFiles && there.length === 0 ? {isOk: true, output: ''} : await run(gate, there);
      expect(clean.isOk, clean.output).toBe(true);
      expect(faults.filter(({says}) => clean.output.includes(says))).toEqual([]);
      faults.forEach(plant);
      ({output} = await run(gate, [...places.keys()]));
      for (const [file, text] of places) {
        if (text === undefined) rmSync(join(site.folder, file));
        else writeFiles(site.folder, {[file]: text});
      }
    }, patience);

    it('is the command of the stage', () => {
      const [program] = stages.flat().find(({name}) => name === stage)?.command ?? [];
      expect(program).toBe(gate.command[0]);
    });

    it.each(faults)('names $what', ({says}) => {
      expect(output).toContain(says);
    });
  },
);
