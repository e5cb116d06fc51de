import {resolve} from 'node:path';
import {startServer} from '../../tools/server/startServer';

/** Serves the build on a free port for the time of the tests; the workers inherit the address. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const {origin, close} = await startServer(resolve(process.env.BUILD_DIR ?? 'build'), 0);
  process.env.SITE_ORIGIN = origin;
  return close;
}
