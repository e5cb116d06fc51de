import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/config/versions';
import {account} from './account';
import {createSandbox, listenLocally} from './createSandbox';
import {contractsOfVersion} from './contractsOfVersion';

const DEFAULT_PORT = 4010;
const usage = `npm run sandbox                        mock server of the platform, version ${currentVersion.label}
npm run sandbox -- 2.2.0 --port 5000   another version, another port`;

/** Serves the sandbox on this machine until it is stopped. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {port: {type: 'string', default: String(DEFAULT_PORT)}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) return console.log(usage);
  const [label = currentVersion.label, ...rest] = positionals;
  const port = Number(values.port);
  if (rest.length > 0 || !Number.isInteger(port) || port < 0 || port > 65535) throw new Error(usage);
  if (!versions.some((version) => version.label === label)) {
    throw new Error(`There is no version ${label}. There are: ${versions.map((version) => version.label).join(', ')}.`);
  }
  const {server, tokens, operations} = createSandbox(
    [...contractsOfVersion(process.cwd(), label).values()],
    (exchange) => {
      const {method, target, operation, status, problems, files} = exchange;
      const uploads = files.map(({fileName, bytes}) => ` ${fileName} (${bytes.length} bytes)`).join('');
      console.log(`${status} ${method} ${target} ${operation ?? ''}${uploads}`);
      for (const problem of problems) console.log(`    ${problem}`);
    },
  );
  const url = await listenLocally(server, port);
  console.log(`Sandbox of version ${label}: ${operations.length} operations, reachable from this machine only. Stop it with Ctrl+C.
It checks requests and answers with the examples of the contract; it stores nothing.

  export ECONTRACT_URL=${url}
  export ECONTRACT_TOKEN=${tokens[0] ?? ''}
  export ECONTRACT_USERNAME=${account.username}
  export ECONTRACT_PASSWORD=${account.password}
`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
