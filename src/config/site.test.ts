import {afterEach, expect, test, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('a deployment gives the address at which pages are edited; without one there is no such link', async () => {
  expect((await import('./site')).site.editUrl).toBe('');
  vi.stubEnv('DOCS_EDIT_URL', ' https://git.example.com/docs/edit/main/ ');
  vi.resetModules();
  expect((await import('./site')).site.editUrl).toBe('https://git.example.com/docs/edit/main/');
});
