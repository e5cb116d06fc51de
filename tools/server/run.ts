// Serves the built site: PORT (3000), BUILD_DIR (build).
import {locales} from '../../src/kit/locales';
import {readLanguageRoots} from './roots';
import {startServer} from './startServer';
import {buildFolder} from '../buildFolder';

/** @returns what a person can do about an error of this program. */
function explain(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'Another program uses this port. Choose another one: PORT=3001 npm run site';
  if (error.code === 'ERR_SOCKET_BAD_PORT') return 'PORT must be a whole number from 0 to 65535.';
  if (error.code === 'ENOENT' && error.syscall === 'open')
    return 'The build was replaced while it was served. Start the server again.';
  return error.message;
}

function stop(error: NodeJS.ErrnoException): void {
  console.error(explain(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const folder = buildFolder();
  const {origin} = await startServer(folder, Number(process.env.PORT || 3000));
  for (const [code, root] of Object.entries(readLanguageRoots(folder))) {
    const label = locales.find((locale) => locale.code === code)?.label ?? code;
    console.log(`${label.padEnd(12)} ${origin}${root}`);
  }
}

process.on('uncaughtException', stop);
main().catch(stop);
