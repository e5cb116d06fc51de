import {parseArgs} from 'node:util';
import {readExemptions} from './exemptions';
import {checks} from './registry';
import {runChecks} from './runChecks';
import {didYouMean} from '../src/content/didYouMean';
import {runProgram} from '../tools/runProgram';

const usage = `npm run check -- [name…] [--files PATH-OR-GLOB]…

Names: ${checks.map(({name}) => name).join(', ')}
--files limits the run to some files; it may be given more than once.`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {files: {type: 'string', multiple: true, short: 'f'}},
  });
  const names = checks.map(({name}) => name);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}". ${didYouMean(unknown, names)}`);

  const chosen = positionals.length > 0 ? checks.filter(({name}) => positionals.includes(name)) : checks;
  const root = process.cwd();
  const report = await runChecks({
    root,
    checks: chosen,
    exemptions: readExemptions(root, names),
    selection: values.files,
  });
  console.log([...report.lines, '', `${report.passed} checks passed, ${report.failed} failed`].join('\n'));
  process.exitCode = report.failed > 0 ? 1 : 0;
}

runProgram(main, usage);
