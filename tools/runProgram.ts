/**
 * Runs a command-line program. An error ends it with exit code 1 and is printed: its message alone, which says what to
 * do, or its stack if the program has a bug.
 *
 * @param usage printed instead of running when `--help` or `-h` is among the arguments
 */
export async function runProgram(main: () => void | Promise<void>, usage?: string): Promise<void> {
  if (usage !== undefined && process.argv.some((argument) => ['--help', '-h'].includes(argument))) {
    console.log(usage);
    return;
  }
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error && !isBug(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Node's own complaints, about an unknown option for example, are of these types too, but have a code. */
function isBug(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError].some((type) => error instanceof type) && !('code' in error);
}
