import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {RunningServer} from '../../tools/server/listen';

const deployFolder = resolve(__dirname, '../../deploy');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** User and group of Debian's www-data, for whom the container runs; only root can choose a user. */
const user = process.getuid?.() === 0 ? {uid: 33, gid: 33} : {};

/** @returns true when this machine has nginx and the module that deploy/nginx.conf needs. */
export function canRunNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], {stdio: 'ignore'});
    return existsSync(brotliModule);
  } catch {
    return false;
  }
}

function findFreePort(): Promise<number> {
  const probe = createServer();
  return new Promise((found) => {
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Lays out what the container has in /srv/docs, with the paths and the port of this run. */
function layOut(work: string, build: string, port: number): void {
  cpSync(build, join(work, 'build'), {recursive: true});
  chmodSync(work, 0o777);
  for (const name of ['container.sh', 'container.conf', 'nginx.conf']) {
    const text = readFileSync(join(deployFolder, name), 'utf8')
      .replaceAll(' /tmp/', ` ${work}/`)
      .replaceAll('/srv/docs', work)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`);
    writeFileSync(join(work, name), text);
  }
}

/** Tries it for ten seconds. */
async function untilDone(work: () => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}

export interface RunningNginx extends RunningServer {
  pid: number | undefined;
  /** Runs a step of deploy/container.sh. @throws Error when it fails */
  step(...words: string[]): void;
}

/** Serves a built site as the container does, by the steps of deploy/container.sh. */
export async function startNginx(build: string): Promise<RunningNginx> {
  // Not in the folder of this run, which other users cannot enter.
  const work = mkdtempSync('/tmp/nginx-');
  const port = await findFreePort();
  layOut(work, build, port);
  const script = join(work, 'container.sh');
  const step = (...words: string[]): void => {
    execFileSync('bash', [script, ...words], {...user, stdio: 'pipe'});
  };
  const remove = (): void => rmSync(work, {recursive: true, force: true});
  try {
    step('verify');
  } catch (error) {
    remove();
    throw error;
  }
  const child = spawn('bash', [script, 'start'], {...user, stdio: ['ignore', 'ignore', 'inherit']});
  await untilDone(() => step('health', String(port)));
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    step,
    close: () =>
      new Promise((closed) => {
        child.once('close', () => {
          remove();
          closed();
        });
        child.kill('SIGQUIT');
      }),
  };
}
