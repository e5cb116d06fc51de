import {parseArgs} from 'node:util';
import {afterEach, expect, it, vi} from 'vitest';
import {runProgram} from './runProgram';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it.each([
  ['--knd', 'npm run new-page -- ROUTE --kind KIND [--title WORDS]', 'There is no option --knd. Did you mean --kind?'],
  ['--nonsense=1', 'npm run x -- [--kind KIND] [--to OTHER]', 'There is no option --nonsense. Known: --kind, --to.'],
  ['-x', undefined, 'There is no option -x.'],
])('names %s and the option that was meant', async (argument, usage, message) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await runProgram(() => void parseArgs({args: [argument], allowPositionals: true, options: {}}), usage);
  expect(error).toHaveBeenCalledExactlyOnceWith(message);
  expect(process.exitCode).toBe(1);
});
