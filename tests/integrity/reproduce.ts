// Builds the same sources again, under hardships; the site must be the one in build/, byte for byte.
import {buildFolder} from '../../tools/buildFolder';
import {runProgram} from '../../tools/runProgram';
import {projectRoot} from '../../tools/setup/projectRoot.mjs';
import {buildHarshly} from './buildHarshly';
import {compareFolders} from './compareFolders';

/** Differences printed; the count covers all. */
const mostShown = 20;

async function main(): Promise<void> {
  const first = buildFolder();
  const {folder, leftOut, strays, remove} = await buildHarshly(projectRoot);
  try {
    for (const what of leftOut) console.log(`left out: ${what}`);
    const {count, differences} = compareFolders(first, folder);
    for (const difference of differences.slice(0, mostShown)) console.log(`✗ ${difference}`);
    if (differences.length > 0)
      console.log(`\nBuild again, if the sources or the settings have changed since ${first} was built.`);
    for (const name of strays) console.log(`✗ ${name} was written into the sources.`);
    console.log(`${count - differences.length} of ${count} files are alike.`);
    process.exitCode = differences.length + strays.length > 0 ? 1 : 0;
  } finally {
    remove();
  }
}

runProgram(main);
