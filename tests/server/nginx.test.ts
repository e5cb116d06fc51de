import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {writeFixtureSite, type FixtureSite} from './fixtureSite';
import {testConformance} from './conformance';
import {testConnections} from './testConnections';
import {testExchanges} from './testExchanges';
import {canRunNginx, startNginx, type RunningNginx} from './startNginx';

describe.runIf(canRunNginx()).each(['', '/docs-site'])('nginx, as in the container, at "%s/"', (basePath) => {
  let site: FixtureSite;
  let server: RunningNginx | undefined;

  beforeAll(async () => {
    site = await writeFixtureSite(basePath);
    server = await startNginx(site.folder);
  });

  afterAll(async () => {
    await server?.close();
    site.remove();
  });

  testConformance(() => server?.origin ?? '', basePath);
  if (basePath === '') {
    testExchanges(() => server?.origin ?? '');
    testConnections(() => server?.origin ?? '');
  }

  test('the health check sees whether it answers', () => {
    const {port} = new URL(server?.origin ?? '');
    expect(() => server?.step('health', port)).not.toThrow();
    expect(() => server?.step('health', '1')).toThrow();
  });
});
