import {readExemptions} from '../exemptions';
import {openResultCache} from '../pages/resultCache';
import {checks} from '../registry';
import {runChecks} from '../runChecks';
import type {WorkerRequest} from './watch';

/** The process behind `--watch`: runs the checks of its arguments, each time that it is told of changed files. */
const root = process.cwd();
const names = process.argv.slice(2);
const chosen = names.length > 0 ? checks.filter(({name}) => names.includes(name)) : checks;

/** Problems that were told already. Of these, only those of saved files are told again. */
let known: readonly string[] = [];

async function run({changed}: WorkerRequest): Promise<void> {
  const cache = openResultCache(root);
  const {problems, closing, passed, failed} = await runChecks({
    root,
    checks: chosen,
    exemptions: readExemptions(
      root,
      checks.map(({name}) => name),
    ),
    changed: changed && new Set(changed),
    isWriting: true,
    cache,
  });
  const told = changed
    ? problems.filter((problem) => !known.includes(problem) || changed.some((file) => problem.includes(file)))
    : problems;
  if (!changed) {
    known = problems;
  }
  cache.save(!changed && names.length === 0);
  const time = new Date().toLocaleTimeString('en-GB');
  console.log(
    [
      ...told,
      `${time} ${changed?.join(', ') ?? 'all files'}: ${passed} checks passed, ${failed} failed`,
      ...closing,
      '',
    ].join('\n'),
  );
}

let last = Promise.resolve();
process.on('message', (request: WorkerRequest) => {
  last = last
    .then(() => run(request))
    .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
});
process.on('disconnect', () => process.exit());
