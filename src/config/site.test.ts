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

test('the address of the site is its origin alone; a path is another setting', async () => {
  vi.stubEnv('DOCS_SITE_URL', 'https://example.com/docs-site/');
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow(
    'DOCS_SITE_URL is "https://example.com/docs-site". ' +
      'Give the origin alone, https://example.com, and the path as DOCS_BASE_PATH=/docs-site/.',
  );
  vi.stubEnv('DOCS_SITE_URL', 'https://docs.example.org/');
  vi.resetModules();
  expect((await import('./site')).site.url).toBe('https://docs.example.org');
});

test.each([
  ['', ''],
  ['/', ''],
  ['/docs-site/', '/docs-site'],
  ['/help/v2_docs', '/help/v2_docs'],
])('the base path "%s" is read as "%s"', async (given, read) => {
  vi.stubEnv('DOCS_BASE_PATH', given);
  vi.resetModules();
  expect((await import('./site')).site.basePath).toBe(read);
});

test.each([
  'docs-site',
  '//host/',
  '/docs site/',
  '/a//b/',
  '/tài-liệu/',
  '/docs.site/',
  '/a?b',
  '/../a',
  'https://x.vn/a',
])('the base path "%s" is refused', async (given) => {
  vi.stubEnv('DOCS_BASE_PATH', given);
  vi.resetModules();
  await expect(import('./site')).rejects.toThrow('Give the path alone, such as /docs-site/: one slash in front');
});
