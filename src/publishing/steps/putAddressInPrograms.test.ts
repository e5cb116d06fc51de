import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('programs that readers download call the platform of the deployment', async () => {
  vi.stubEnv('DOCS_API_URL', 'https://api.acme.vn');
  vi.resetModules();
  const {putAddressInPrograms} = await import('./putAddressInPrograms');
  const files = {'programs/send/send.sh': 'curl https://econtract.example.com/api\n'};
  const siteDir = scratchFolder({'integrators/downloads/programs/send/send.sh': ''});
  const outDir = scratchFolder(files);
  await putAddressInPrograms(siteDir, outDir);
  expect(readFileSync(join(outDir, 'programs/send/send.sh'), 'utf8')).toBe('curl https://api.acme.vn/api\n');
});
