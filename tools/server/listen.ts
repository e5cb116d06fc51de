import {createServer, type RequestListener, type ServerOptions} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RunningServer {
  /** Origin without a slash at the end, like http://localhost:3000. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts an HTTP server.
 *
 * @param port 0 takes any free port
 * @param host without one, the server is reachable at every address of the machine
 * @param limits of Node, where its own do not fit; `timeout` is how long a connection may be idle, in milliseconds
 */
export function listen(
  handler: RequestListener,
  port: number,
  host?: string,
  {timeout = 0, ...limits}: ServerOptions & {timeout?: number} = {},
): Promise<RunningServer> {
  const server = createServer(limits, handler).setTimeout(timeout);
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
