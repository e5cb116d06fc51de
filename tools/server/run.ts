// Serves the built site: PORT (3000), BUILD_DIR (build).
import {resolve} from 'node:path';
import {locales} from '../../src/config/locales';
import {startServer} from './startServer';

const defaultPort = 3000;

function readPort(text: string | undefined): number {
  const port = text ? Number(text) : defaultPort;
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is "${text}"; a whole number from 0 to 65535 is needed.`);
}

/** @returns what a person can do about an error of this program. */
function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return `Another program uses this port. Choose another one: PORT=3001 npm run site`;
  if (error.code === 'ENOENT' && error.syscall === 'open')
    return 'The build was replaced while it was served. Start the server again.';
  return error.message;
}

function stop(error: NodeJS.ErrnoException): void {
  console.error(explain(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const folder = resolve(process.env.BUILD_DIR ?? 'build');
  const {origin} = await startServer(folder, readPort(process.env.PORT));
  for (const {label, pathPrefix} of locales) console.log(`${label.padEnd(12)} ${origin}${pathPrefix}/`);
}

process.on('uncaughtException', stop);
main().catch(stop);
