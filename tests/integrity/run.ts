// Plants faults in the files of the finished build; each must be named by its check.
import {buildFolder} from '../../tools/buildFolder';
import {runProgram} from '../../tools/runProgram';
import {readSite} from '../dist/readSite';
import {findPlanted} from './findPlanted';

async function main(): Promise<void> {
  const {count, findings} = await findPlanted(readSite(buildFolder()));
  for (const {where, problem} of findings) console.log(`✗ ${where} ${problem}`);
  const failed = new Set(findings.map(({where}) => where)).size;
  console.log(`\n${count - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

runProgram(main);
