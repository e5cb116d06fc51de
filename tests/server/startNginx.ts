import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {RunningServer} from '../../tools/server/startServer';

const configFile = resolve(__dirname, '../../deploy/nginx.conf');
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

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

/** @returns a complete configuration around ours, which needs no privileges and leaves the system's own alone. */
function wrapConfig(site: string, work: string): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${work}/${name};`,
  );
  return [
    `load_module ${brotliModule};`,
    `pid ${work}/pid;`,
    'daemon off;',
    'master_process off;',
    'events {}',
    `http { access_log off; error_log ${work}/error.log; ${paths.join(' ')}`,
    site,
    '}',
  ].join('\n');
}

async function waitUntilReady(origin: string, log: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`nginx did not answer at ${origin}. ${readFileSync(log, 'utf8')}`);
}

/** Serves a built site with nginx and deploy/nginx.conf, whose three SET lines are filled in. */
export async function startNginx(folder: string): Promise<RunningServer> {
  const work = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const site = readFileSync(configFile, 'utf8')
    .replaceAll('/srv/docs/build', folder)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(work, 'nginx.conf'), wrapConfig(site, work));
  const child = spawn('nginx', ['-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')], {stdio: 'inherit'});
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, join(work, 'error.log'));
  return {
    origin,
    close: () =>
      new Promise((closed) => {
        child.once('close', () => {
          rmSync(work, {recursive: true, force: true});
          closed();
        });
        child.kill();
      }),
  };
}
