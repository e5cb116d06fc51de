import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createHandler} from './createHandler';

export interface RunningServer {
  /** Origin without a slash at the end, like http://localhost:3000. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Answers requests with a handler.
 *
 * @param port 0 takes any free port
 * @param host without one, every address of the machine is served
 */
export function listen(handler: RequestListener, port: number, host?: string): Promise<RunningServer> {
  const server = createServer(handler);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const {port: actual} = server.address() as AddressInfo;
      resolve({
        origin: `http://localhost:${actual}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Serves a built site; port and host as for `listen`. */
export function startServer(folder: string, port: number, host?: string): Promise<RunningServer> {
  return listen(createHandler(folder), port, host);
}
