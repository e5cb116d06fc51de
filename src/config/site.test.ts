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

test('an endpoint of feedback that browsers would take for a path is refused', async () => {
  vi.stubEnv('DOCS_FEEDBACK_ENDPOINT', 'feedback.example.com/docs');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('DOCS_FEEDBACK_ENDPOINT is "feedback.example.com/docs"');
  for (const endpoint of ['https://feedback.example.com/docs', '/feedback']) {
    vi.stubEnv('DOCS_FEEDBACK_ENDPOINT', endpoint);
    vi.resetModules();
    expect((await import('./site')).site.feedbackEndpoint).toBe(endpoint);
  }
});

test('the device is followed in its colours only where the deployment says so', async () => {
  expect((await import('./site')).site.followsDeviceColours).toBe(false);
  vi.stubEnv('DOCS_FOLLOW_DEVICE_COLOURS', 'true');
  vi.resetModules();
  expect((await import('./site')).site.followsDeviceColours).toBe(true);
  vi.stubEnv('DOCS_FOLLOW_DEVICE_COLOURS', 'yes');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('DOCS_FOLLOW_DEVICE_COLOURS is "yes". Write true, or leave it out.');
});

test('a site below a path is refused', async () => {
  vi.stubEnv('DOCS_SITE_URL', 'https://example.com/docs-site/');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow(
    'DOCS_SITE_URL is "https://example.com/docs-site". Give the origin alone: this site works only at the root of a host.',
  );
  vi.stubEnv('DOCS_SITE_URL', 'https://docs.example.org/');
  vi.resetModules();
  expect((await import('./site')).site.url).toBe('https://docs.example.org');
});
