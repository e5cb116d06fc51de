import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';

/** A site whose pages arrive in pieces, as on a slow line, so that scripts of others run between them. */
export interface SlowPages {
  origin: string;
  close(): Promise<void>;
}

/**
 * @param site origin of the site whose answers are handed on
 * @param pieces in how many parts a page arrives
 */
export async function serveInPieces(site: string, pieces: number): Promise<SlowPages> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + request.url!);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, {'content-type': type});
      const size = type.includes('html') ? Math.ceil(body.length / pieces) : body.length || 1;
      for (let start = 0; start < body.length; start += size) {
        response.write(body.subarray(start, start + size));
        if (start + size < body.length) await wait(100);
      }
      response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
