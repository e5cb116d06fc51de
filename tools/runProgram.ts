import {nearestName} from '../src/kit/didYouMean';

/**
 * Runs a command-line program. An error ends it with exit code 1 and is printed: its message alone, which says what to
 * do, or its stack if the program has a bug.
 *
 * @param usage printed instead of running when `--help` or `-h` is among the arguments; the options that it names are
 *   offered instead of a mistyped one
 */
export async function runProgram(main: () => void | Promise<void>, usage?: string): Promise<void> {
  if (usage !== undefined && process.argv.some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(usage);
    return;
  }
  try {
    await main();
  } catch (error) {
    console.error(describe(error, usage));
    process.exitCode = 1;
  }
}

function describe(error: unknown, usage = ''): unknown {
  if (!(error instanceof Error) || isBug(error)) return error;
  if (!('code' in error) || error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return error.message;
  // Node names the option only in its words.
  const [, option = ''] = /'(-[^']*)'/.exec(error.message) ?? [];
  const known = [...new Set(usage.match(/(?<![\w-])--[a-z][\w-]*/g))];
  const near = nearestName(option, known);
  const repair = near ? ` Did you mean ${near}?` : known.length > 0 ? ` Known: ${known.join(', ')}.` : '';
  return `There is no option ${option}.${repair}`;
}

/** Node's own complaints, about an unknown option for example, are of these types too, but have a code. */
function isBug(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError].some((type) => error instanceof type) && !('code' in error);
}
