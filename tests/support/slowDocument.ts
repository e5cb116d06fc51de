import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** The site behind a slow line. */
export interface SlowSite {
  origin: string;
  /** Lets the rest of the documents arrive that were asked for. */
  release: () => void;
  close: () => void;
}

/**
 * Serves the site as it is, but stops in the middle of every document.
 *
 * @param source origin of the site
 * @param lastPart text with which the part begins that has to wait
 */
export async function serveSlowly(source: string, lastPart: string): Promise<SlowSite> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server: Server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(source + (request.url ?? ''), {headers: {'Accept-Encoding': 'identity'}});
      const body = Buffer.from(await answer.arrayBuffer());
      const kept = [...answer.headers].filter(
        ([name]) => !/^(?:connection|content-length|content-encoding)$/.test(name),
      );
      response.writeHead(answer.status, Object.fromEntries(kept));
      const isDocument = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      const middle = isDocument ? body.indexOf(lastPart) : -1;
      if (middle < 0) return void response.end(body);
      response.write(body.subarray(0, middle));
      await released;
      response.end(body.subarray(middle));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
