import {parseArgs} from 'node:util';
import {formatProblem} from '../../checks/runChecks';
import {runProgram} from '../runProgram';
import {readAnswers, writeAnswers} from './answerCache';
import {askAddress} from './askAddress';
import {askAll} from './askAll';
import {checkExternalLinks} from './checkExternalLinks';
import {collectExternalLinks} from './collectExternalLinks';
import {readExemptions} from './exemptions';

const defaultCache = 'node_modules/.cache/external-links.json';

const usage = `npm run check-external-links                    asks every address of another site whether it still answers
npm run check-external-links -- --cache FILE    keeps the answers in this file, not in ${defaultCache}`;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {cache: {type: 'string', default: defaultCache}}});
  const root = process.cwd();
  const links = collectExternalLinks(root);
  const {problems, hints, alive, dead, asked, cache} = await checkExternalLinks({
    links,
    exemptions: readExemptions(root),
    cache: readAnswers(values.cache),
    askAll: (addresses) => askAll(addresses, askAddress),
  });
  writeAnswers(values.cache, cache);
  for (const hint of hints) console.log(`hint: ${formatProblem('external-links', hint)}`);
  for (const problem of problems) console.log(formatProblem('external-links', problem));
  console.log(`${links.length} links; addresses neither reserved nor exempted: ${alive + dead}, asked now: ${asked}`);
  console.log(`\n${alive} addresses passed, ${dead} failed`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

runProgram(main, usage);
