import {runProgram} from '../../tools/runProgram';
import {runSandbox, usage} from './program';
import type {SandboxContract} from './readContracts';

/** The contracts of all versions, put in by `bundleSandbox`. */
declare const contracts: Record<string, SandboxContract>;

runProgram(
  () =>
    runSandbox(
      new Map(Object.entries(contracts).map(([version, contract]) => [version, () => contract])),
      process.argv.slice(2),
    ),
  `node sandbox.mjs                    a sandbox of the platform on this machine
node sandbox.mjs --port 5000        with options

${usage}`,
);
