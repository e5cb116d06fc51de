import {parseArgs} from 'node:util';
import {currentVersion} from '../../src/kit/versions';
import {runProgram} from '../../tools/runProgram';
import {account} from './account';
import {contractsOfVersion} from './contractsOfVersion';
import {startSandbox, type Exchange} from './startSandbox';

const usage = `npm run sandbox                        mock server of the platform, version ${currentVersion.label}
npm run sandbox -- 2.2.0 --port 5000   another version, another port`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {port: {type: 'string', default: '4010'}},
  });
  const [label = currentVersion.label, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Give one version.\n${usage}`);
  const port = Number(values.port);
  if (!(port >= 0 && port < 65_536)) throw new Error(`--port must be a whole number from 0 to 65535.\n${usage}`);
  const contracts = [...contractsOfVersion(process.cwd(), label).values()];
  const {origin, tokens, operations} = await startSandbox(contracts, logExchange, port);
  console.log(`Sandbox of version ${label}: ${operations.length} operations, reachable from this machine only. Stop it with Ctrl+C.
It checks requests and answers with the examples of the contract; it stores nothing you send.

  export ECONTRACT_URL=${origin}
  export ECONTRACT_TOKEN=${tokens[0] ?? ''}
  export ECONTRACT_USERNAME=${account.username}
  export ECONTRACT_PASSWORD=${account.password}
`);
}

function logExchange({method, target, operation, status, problems, body}: Exchange): void {
  const files = body.kind === 'form' ? body.files : [];
  const uploads = files.map(({fileName, bytes}) => ` ${fileName} (${bytes.length} bytes)`).join('');
  console.log(`${status} ${method} ${target} ${operation ?? ''}${uploads}`);
  for (const problem of problems) console.log(`    ${problem}`);
}

runProgram(main, usage);
