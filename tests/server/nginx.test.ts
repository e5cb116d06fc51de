import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {writeFixtureSite, type FixtureSite} from './fixtureSite';
import {testConformance} from './conformance';
import {cacheControl, localeRoots, notFoundPage, securityHeaders} from '../../tools/server/rules';
import {canRunNginx, startNginx} from './startNginx';
import type {RunningServer} from '../../tools/server/startServer';

describe('deploy/nginx.conf', () => {
  const config = readFileSync(resolve(__dirname, '../../deploy/nginx.conf'), 'utf8');

  test('holds the security headers of the rules, and no others', () => {
    const added = [...config.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(added)).toEqual(securityHeaders);
  });

  test('holds the cache rules', () => {
    for (const value of Object.values(cacheControl)) expect(config).toContain(`"${value}"`);
  });

  test('knows the not-found page of every language', () => {
    for (const root of localeRoots) expect(config).toContain(`  ${notFoundPage(root)};`);
  });
});

describe.runIf(canRunNginx())('nginx with deploy/nginx.conf', () => {
  let site: FixtureSite;
  let server: RunningServer | undefined;

  beforeAll(async () => {
    site = await writeFixtureSite();
    server = await startNginx(site.folder);
  });

  afterAll(async () => {
    await server?.close();
    site.remove();
  });

  testConformance(() => server?.origin ?? '');
});
