import {parseArgs} from 'node:util';
import {listChanges} from '../tools/stages/changedFiles.mjs';
import {watchAndCheck} from './changes/watch';
import {openResultCache} from './pages/resultCache';
import {readExemptions} from './exemptions';
import {readArguments} from './readArguments';
import {checks} from './registry';
import {runChecks} from './runChecks';
import {runProgram} from '../tools/runProgram';

const names = checks.map(({name}) => name);
const usage = `npm run check -- [name…] [path…] [--files GLOB]… [--changed [--against BRANCH]] [--watch]
npm run check -- --fix [path…]

Names: ${names.join(', ')}
Paths of files and folders, and globs after --files, limit the run to some files.
--changed looks only at what differs from the last commit, or from BRANCH, and at what depends on it.
--fix mends what needs no judgement: ids, labels, stamps, marks and quotes of other editors.
--watch looks at everything, then at each file that is saved, until Ctrl-C.`;

async function fix(root: string, selection: readonly string[]): Promise<void> {
  const [{fixPages}, {sayHowToUndo}] = await Promise.all([import('./fix/fixPages'), import('./fix/sayHowToUndo')]);
  const {done, left, files} = await fixPages(root, selection.length > 0 ? selection : undefined, openResultCache(root));
  console.log(
    [...done, ...left.map((line) => `left: ${line}`), '', `${done.length} changes, ${left.length} left`].join('\n'),
  );
  for (const line of sayHowToUndo(root, files)) console.log(line);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      files: {type: 'string', multiple: true, short: 'f'},
      changed: {type: 'boolean'},
      against: {type: 'string'},
      watch: {type: 'boolean'},
      fix: {type: 'boolean'},
    },
  });
  const root = process.cwd();
  const {checks: chosen, paths} = readArguments(positionals, names, root);
  const selection = [...(values.files ?? []), ...paths];
  if (values.fix) {
    if (values.watch || values.changed || chosen.length > 0)
      throw new Error('--fix goes alone, or with the paths of pages. Leave the rest out.');
    return fix(root, selection);
  }
  if (values.watch && selection.length > 0) throw new Error('--watch looks at every file. Leave the paths out.');
  if (values.watch) return watchAndCheck(root, chosen);
  const cache = openResultCache(root);
  const report = await runChecks({
    root,
    checks: chosen.length > 0 ? checks.filter(({name}) => chosen.includes(name)) : checks,
    exemptions: readExemptions(root, names),
    selection: selection.length > 0 ? selection : undefined,
    changed: values.changed ? listChanges(root, values.against) : undefined,
    cache,
  });
  const counts = `${report.passed} checks passed, ${report.failed} failed`;
  console.log([...report.lines, '', counts, ...report.closing].join('\n'));
  process.exitCode = report.failed > 0 ? 1 : 0;
  cache.save(positionals.length === 0 && !values.files && !values.changed);
}

runProgram(main, usage);
