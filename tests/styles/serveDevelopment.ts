import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {createRequire} from 'node:module';

const {resolve} = createRequire(__filename);

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs `npm start` on a free port for the time of the tests; the workers inherit the address. What it generates lies
 * beside what the build generated.
 *
 * @returns what ends it
 * @throws Error with what the server printed, when it ends before it has compiled the site
 */
export default async function serveDevelopment(): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const bin = resolve('@docusaurus/core/bin/docusaurus.mjs');
  const options = ['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, [bin, ...options], {
    env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/development'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((whenReady, whenFailed) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) whenReady();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => whenFailed(new Error(`npm start ended before it had compiled the site:\n${output}`)));
  });
  process.env.DEVELOPMENT_ORIGIN = `http://127.0.0.1:${port}`;
  return async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  };
}
