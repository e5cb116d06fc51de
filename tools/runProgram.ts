/**
 * Runs a command-line program. An error ends it with exit code 1 and prints its message alone, which says what to do.
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
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
