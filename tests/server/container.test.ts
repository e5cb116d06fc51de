import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import '../../src/config/site';
import {knownNames} from '../../src/config/settings/variables';
import {scratchFolder} from '../support/scratchFolder';
import {testConformance} from './conformance';
import {writeFixtureSite} from './fixtureSite';

const root = resolve(__dirname, '../..');

/** `docker` or `podman`. It fetches images and packages from the network, so nobody is asked to without wanting it. */
const engine = process.env.CONTAINER_ENGINE;

function run(...words: string[]): string {
  return execFileSync(engine ?? '', words, {encoding: 'utf8'}).trim();
}

test('every setting of the site is an argument of the build', () => {
  const containerfile = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  expect([...containerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(knownNames().sort());
});

describe.runIf(engine)('the container', () => {
  let container: string | undefined;
  let origin = '';

  beforeAll(async () => {
    const site = await writeFixtureSite();
    // Stands in for the stage that builds the site.
    const stage = scratchFolder();
    cpSync(site.folder, join(stage, 'srv/docs/build'), {recursive: true});
    const file = join(root, 'deploy/Containerfile');
    run('build', '--file', file, '--build-context', `build=${stage}`, '--tag', 'docs-test', root);
    container = run('run', '--detach', '--read-only', '--tmpfs', '/tmp', '--publish', '127.0.0.1::8080', 'docs-test');
    origin = `http://${run('port', container, '8080/tcp')}`;
    await vi.waitFor(() => run('exec', container ?? '', '/srv/docs/container.sh', 'health'), {timeout: 10_000});
    site.remove();
  });

  afterAll(() => {
    if (container) run('rm', '--force', container);
  });

  testConformance(() => origin);
});
