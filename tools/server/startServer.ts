import {createHandler} from './createHandler';
import {listen, type RunningServer} from './listen';

/**
 * Milliseconds until a client that does not go on loses its connection: while it sends its headers, its request, and
 * while it neither sends nor reads. Otherwise a few hundred of them would hold all connections of the machine.
 */
const limits = {headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000, timeout: 60_000};

/**
 * Serves a built site.
 *
 * @param port 0 takes any free port
 * @throws Error if the folder holds no finished build
 */
export function startServer(folder: string, port: number): Promise<RunningServer> {
  return listen(createHandler(folder), port, undefined, limits);
}
