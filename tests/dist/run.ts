// Checks the finished build (BUILD_DIR, default build). "npm run test:built -- links" runs one check.
import {fileTypes} from './fileTypes';
import {highlighter} from './highlighter';
import {hostLimits} from './hostLimits';
import {links} from './links';
import {machinePaths} from './machinePaths';
import {markdownCopies} from './markdownCopies';
import {markup} from './markup';
import {pages} from './pages';
import {policy} from './policy';
import {readSite} from './readSite';
import {redirects} from './redirects';
import {search} from './search';
import {sitemaps} from './sitemaps';
import {structuredData} from './structuredData';
import {styles} from './styles';
import {tables} from './tables';
import type {BuiltCheck} from './types';
import {weight} from './weight';
import {compressed} from './compressed';
import {didYouMean} from '../../src/kit/didYouMean';
import {runProgram} from '../../tools/runProgram';
import {buildFolder} from '../../tools/buildFolder';

const checks: readonly BuiltCheck[] = [
  pages,
  links,
  sitemaps,
  redirects,
  hostLimits,
  fileTypes,
  structuredData,
  policy,
  machinePaths,
  markup,
  markdownCopies,
  tables,
  highlighter,
  styles,
  weight,
  compressed,
  search,
];

/** Findings printed per check; the count covers all. */
const shownFindings = 40;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const names = checks.map(({name}) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". ${didYouMean(unknown, names)}`);
  const chosen = wanted.length === 0 ? checks : checks.filter(({name}) => wanted.includes(name));
  const site = readSite(buildFolder());
  let failed = 0;
  for (const check of chosen) {
    const {count, findings} = await check.run(site);
    const isBroken = findings.length > 0 || count === 0;
    console.log(`${isBroken ? '✗' : '✓'} ${check.name}: ${count} ${check.unit}, ${findings.length} findings`);
    for (const {where, problem} of findings.slice(0, shownFindings))
      console.log(`  ${check.name}: ${where}: ${problem}`);
    if (isBroken) failed += 1;
  }
  console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

runProgram(main);
