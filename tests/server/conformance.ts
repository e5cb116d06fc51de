import {describe, expect, test} from 'vitest';
import {headers} from '../../src/config/headers';
import {sendRequest, type RequestOptions, type Response} from './sendRequest';

const {cacheControl} = headers;

/**
 * What every server of the built site must do; our own server and nginx have to pass the same tests.
 *
 * @param readOrigin returns the origin of the running server; called when the server has started
 * @param basePath below which the site is
 */
export function testConformance(readOrigin: () => string, basePath = ''): void {
  const get = (path: string, options?: RequestOptions): Promise<Response> =>
    sendRequest(readOrigin(), basePath + path, options);

  test.each([
    ['/', 'Home'],
    ['/docs', 'Introduction'],
    ['/docs/login', 'Log in'],
    ['/docs/k%C3%BD', 'Signing'],
    ['/docs?from=mail', 'Introduction'],
    ['/vi/', 'Trang chủ'],
    ['/vi/docs', 'Giới thiệu'],
  ])('%s is a page', async (path, title) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']?.toLowerCase().replace(' ', '')).toBe('text/html;charset=utf-8');
    expect(response.text).toContain(`<h1>${title}</h1>`);
  });

  test.each([
    ['/docs/', '/docs'],
    ['/docs/?q=1', '/docs?q=1'],
    ['/docs//login', '/docs/login'],
    ['/docs.html', '/docs'],
    ['/docs/login.html', '/docs/login'],
    ['/index.html', '/'],
    ['/vi', '/vi/'],
    // English is at the root.
    ['/en/', '/'],
    ['/en/docs', '/docs'],
    ['/vi/index.html', '/vi/'],
    ['/vi/docs/', '/vi/docs'],
    ['/docs/k%C3%BD/', '/docs/k%C3%BD'],
    ['//example.com/', '/example.com'],
    // In another case.
    ['/docs/Login', '/docs/login'],
    ['/Docs/Tutorial/Ekyc?from=mail', '/docs/tutorial/eKYC?from=mail'],
    ['/VI/Docs', '/vi/docs'],
    ['/VI', '/vi/'],
    ['/docs/K%C3%BD', '/docs/k%C3%BD'],
    // Pages that have moved.
    ['/docs/tutorial/Old?q=1', '/docs/tutorial/receiver?q=1'],
    ['/docs/tutorial/old', '/docs/tutorial/receiver'],
    ['/docs/2.3.0/tutorial/old', '/docs/tutorial/receiver'],
    ['/vi/docs/tutorial/Old', '/vi/docs/tutorial/receiver'],
    // Folders without a page.
    ['/docs/tutorial', '/docs/tutorial/receiver'],
    ['/docs/Tutorial', '/docs/tutorial/receiver'],
    ['/vi/docs/tutorial?q=1', '/vi/docs/tutorial/receiver?q=1'],
    // The current version by its number.
    ['/docs/2.3.0', '/docs'],
    ['/docs/2.3.0/login?q=1', '/docs/login?q=1'],
    ['/docs/2.3.0/tutorial', '/docs/tutorial/receiver'],
    ['/vi/docs/2.3.0/tutorial/receiver', '/vi/docs/tutorial/receiver'],
  ])('%s is redirected to %s', async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(basePath + target);
  });

  test.each([
    ['/nowhere', 'Page not found'],
    ['/docs/nowhere', 'Page not found'],
    ['/vietnam', 'Page not found'],
    ['/docs/2.3.0/nowhere', 'Page not found'],
    // An encoded ? or # is part of the path.
    ['/docs%3Fx', 'Page not found'],
    ['/docs%23x', 'Page not found'],
    ['/docs/login%3F', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/vi/nowhere', 'Không tìm thấy trang'],
    ['/vi/404.html', 'Không tìm thấy trang'],
    ['/assets/js/missing.js', 'Page not found'],
  ])('%s shows the not-found page of its language', async (path, title) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await get(path, {headers: {'Accept-Encoding': encoding}});
      expect(response.status).toBe(404);
      expect(response.text).toContain(`<h1>${title}</h1>`);
      expect(response.headers['cache-control']).not.toContain('immutable');
    }
  });

  test.each([
    '/.secret',
    '/.delivery/policy.json',
    '/.delivery/headers.http.conf',
    '/_headers',
    '/_redirects',
    '/assets/js/main.0123abcd.js.map',
    '/docs.html.br',
    '/docs/.hidden/x',
  ])('%s is never served', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(['/%', '/%E0%A4%A', '/vi/%FF', '/vi/%FF%', '/%5Cexample.com/'])(
    '%s cannot be an address of the site and is rejected',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  test.each(['/docs/../.secret', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])(
    '%s does not leave the site',
    async (path) => {
      expect([400, 404]).toContain((await get(path)).status);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const response = await get('/docs', {method});
    expect(response.status).toBe(405);
    expect(response.text).not.toContain('Introduction');
  });

  test('HEAD gives the headers without the page', async () => {
    const response = await get('/docs', {method: 'HEAD'});
    expect(response.status).toBe(200);
    expect(response.text).toBe('');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('the copy made at build time is sent for "Accept-Encoding: %s"', async (accepted, sent) => {
    const response = await get('/docs', {headers: {'Accept-Encoding': accepted}});
    expect(response.headers['content-encoding']).toBe(sent);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
    expect(response.text).toContain('Introduction');
  });

  test.each(['/assets/js/main.0123abcd.js', '/vi/assets/css/styles.0123abcd.css'])(
    '%s may be cached for a year',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe(cacheControl.hashed);
    },
  );

  test.each(['/', '/docs', '/vi/', '/search-index.json', '/img/dot.svg'])(
    '%s is validated on each visit, and not sent again while unchanged',
    async (path) => {
      const first = await get(path);
      expect(first.headers['cache-control']).toBe(cacheControl.other);
      const again = await get(path, {headers: {'If-None-Match': first.headers.etag ?? ''}});
      expect(again.status).toBe(304);
      expect(again.headers['cache-control']).toBe(cacheControl.other);
    },
  );

  test.each([
    ['/docs/login.md', headers.fileTypes.md],
    ['/assets/js/main.0123abcd.js', headers.fileTypes.js],
    ['/img/dot.svg', headers.fileTypes.svg],
  ])('%s is sent as %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  test.each(['/', '/vi/docs', '/nowhere', '/assets/js/main.0123abcd.js', '/docs/', '/%'])(
    '%s carries the security headers',
    async (path) => {
      const {headers: sent} = await get(path);
      expect(sent['x-content-type-options']).toBe('nosniff');
      for (const [name, value] of Object.entries(headers.security)) expect(sent[name.toLowerCase()]).toBe(value);
      expect(sent['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; /);
    },
  );

  describe.runIf(basePath !== '')('above the base path', () => {
    const above = (path: string): Promise<Response> => sendRequest(readOrigin(), path);

    test.each([
      ['/', `${basePath}/`],
      [basePath, `${basePath}/`],
      [`${basePath.toUpperCase()}/docs`, `${basePath}/docs`],
    ])('%s leads to %s', async (path, target) => {
      const response = await above(path);
      expect(response.status).toBe(301);
      expect(response.headers.location).toBe(target);
    });

    test.each(['/docs/login', '/vi', '/404', '/_headers', '/.delivery/policy.json', `${basePath}s/docs`])(
      '%s shows the not-found page of the main language',
      async (path) => {
        const response = await above(path);
        expect(response.status).toBe(404);
        expect(response.text).toContain('<h1>Page not found</h1>');
      },
    );
  });
}
