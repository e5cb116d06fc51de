import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Peer} from './peers';
import type {PlainPage} from './plainText';
import {writeContent} from './writeContent';

function install(site: string, packages: readonly string[]): void {
  writeFileSync(join(site, 'package.json'), JSON.stringify({name: 'peer', private: true, type: 'module'}));
  const options = ['--ignore-scripts', '--engine-strict=false', '--save-exact', '--no-audit', '--no-fund'];
  const {status, stderr} = spawnSync('npm', ['install', ...options, ...packages], {cwd: site, encoding: 'utf8'});
  if (status !== 0) throw new Error(stderr.slice(-2000));
}

/** Makes a peer's site in a place of its own: its packages are never the project's. */
export function preparePeer(root: string, {layout, packages}: Peer, pages: readonly PlainPage[]): string {
  const site = mkdtempSync(join(tmpdir(), `bench-${layout}-`));
  cpSync(join(__dirname, 'sites', layout), site, {recursive: true});
  if (packages) install(site, packages);
  else {
    mkdirSync(join(site, 'static'));
    writeFileSync(join(site, 'package.json'), JSON.stringify({name: 'peer', private: true}));
    symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
  }
  writeContent(site, pages, layout);
  return site;
}
