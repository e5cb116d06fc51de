// npm test -- secrets: secretlint, with its arguments.

// The profiler of secretlint 12 looks through all earlier marks at each new one, which is nearly all of its time with
// this many files. Nobody reads the marks.
performance.mark = () => {};

const {cli, run} = await import('secretlint/cli');

const {exitStatus, stdout} = await run(cli.input, cli.flags);
if (stdout) console.log(stdout);
process.exitCode = exitStatus;
