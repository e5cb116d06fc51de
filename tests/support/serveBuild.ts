import {startServer} from '../../tools/server/startServer';
import {buildFolder} from '../../tools/buildFolder';

/** Serves the build on a free port for the time of the tests; the workers inherit the address. */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const {origin, close} = await startServer(buildFolder(), 0);
  process.env.SITE_ORIGIN = origin;
  return close;
}
