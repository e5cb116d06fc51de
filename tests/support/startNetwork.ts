import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

type State = 'up' | 'down' | 'silent';

/** The site as readers reach it over a network that can fail. */
export interface Network {
  origin: string;
  /** Lets it answer, break off every request, or never answer, and ends what it has not answered. */
  turn(state: State): void;
  /** Lets every answer wait, in milliseconds. */
  slowDown(delay: number): void;
  /** Addresses that were asked for. */
  asked: string[];
  /** Changes what the site sends, as a new build of it would. */
  edit?: (address: string, body: string) => string;
  close(): void;
}

/** Starts a network before a site, on a port of its own. */
export async function startNetwork(site: string): Promise<Network> {
  let state: State = 'up';
  let delay = 0;
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    network.asked.push(address);
    if (state === 'down') return void request.socket.destroy();
    if (state === 'silent') return;
    void pass(address).then(({status, type, body}) =>
      setTimeout(() => response.writeHead(status, {'Content-Type': type}).end(body), delay),
    );
  });
  async function pass(address: string) {
    const answer = await fetch(site + address, {redirect: 'manual'});
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = /html|json|javascript/.test(type) && network.edit;
    return {status: answer.status, type, body: isText ? network.edit!(address, body.toString()) : body};
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const network: Network = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    turn(next) {
      state = next;
      server.closeAllConnections();
    },
    slowDown(next) {
      delay = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return network;
}
