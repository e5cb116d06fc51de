import {runProgram} from '../../tools/runProgram';
import {runSandbox, usage} from './program';
import {readContracts} from './readContracts';

runProgram(
  () => runSandbox(readContracts(process.cwd()), process.argv.slice(2)),
  `npm run sandbox                    a sandbox of the platform on this machine
npm run sandbox -- --port 5000     options come behind --

${usage}`,
);
