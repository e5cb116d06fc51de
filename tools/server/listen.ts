import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RunningServer {
  /** Origin without a slash at the end, like http://localhost:3000. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Milliseconds until a client that does not go on loses its connection: while it sends its headers, its request, and
 * while it neither sends nor reads. Otherwise a few hundred of them would hold all connections of the machine.
 */
const limits = {headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 2_000};
const idleTimeout = 60_000;

/**
 * Starts an HTTP server.
 *
 * @param port 0 takes any free port
 * @param host without one, the server is reachable at every address of the machine
 */
export function listen(handler: RequestListener, port: number, host?: string): Promise<RunningServer> {
  const server = createServer(limits, handler).setTimeout(idleTimeout);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const {port: actual} = server.address() as AddressInfo;
      resolve({
        origin: `http://${host ?? 'localhost'}:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
