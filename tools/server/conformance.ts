import {expect, test} from 'vitest';
import {cacheControl, securityHeaders} from './rules';
import {sendRequest, type Answer} from './sendRequest';

type Options = Parameters<typeof sendRequest>[2];

/**
 * What a server of the built site must do, written once: our own server and nginx are held to the same tests.
 *
 * @param readOrigin gives the running server's origin; called inside the tests, when the server has started
 */
export function testConformance(readOrigin: () => string): void {
  const ask = (path: string, options?: Options): Promise<Answer> => sendRequest(readOrigin(), path, options);

  test.each([
    ['/', 'Home'],
    ['/docs', 'Introduction'],
    ['/docs/login', 'Log in'],
    ['/docs/k%C3%BD', 'Signing'],
    ['/docs?from=mail', 'Introduction'],
    ['/vi/', 'Trang chủ'],
    ['/vi/docs', 'Giới thiệu'],
  ])('%s is a page', async (path, title) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']?.toLowerCase().replace(' ', '')).toBe('text/html;charset=utf-8');
    expect(answer.text).toContain(`<h1>${title}</h1>`);
  });

  test.each([
    ['/docs/', '/docs'],
    ['/docs/?q=1', '/docs?q=1'],
    ['/docs//login', '/docs/login'],
    ['/docs.html', '/docs'],
    ['/docs/login.html', '/docs/login'],
    ['/index.html', '/'],
    ['/vi', '/vi/'],
    ['/vi/index.html', '/vi/'],
    ['/vi/docs/', '/vi/docs'],
    ['/docs/k%C3%BD/', '/docs/k%C3%BD'],
    ['//example.com/', '/example.com'],
  ])('%s is redirected to %s', async (path, target) => {
    const answer = await ask(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(target);
  });

  test.each([
    ['/nowhere', 'Page not found'],
    ['/docs/nowhere', 'Page not found'],
    ['/vietnam', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/vi/nowhere', 'Không tìm thấy trang'],
    ['/vi/404.html', 'Không tìm thấy trang'],
    ['/assets/js/missing.js', 'Page not found'],
  ])('%s is answered with the not-found page of its language', async (path, title) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await ask(path, {headers: {'Accept-Encoding': encoding}});
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<h1>${title}</h1>`);
      expect(answer.headers['cache-control']).not.toContain('immutable');
    }
  });

  test.each([
    '/.secret',
    '/.delivery/policy.json',
    '/assets/js/main.0123abcd.js.map',
    '/docs.html.br',
    '/docs/.hidden/x',
  ])('%s is never served', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each(['/%', '/%E0%A4%A', '/vi/%FF', '/vi/%FF%', '/%5Cexample.com/'])(
    '%s is no address of ours and is refused',
    async (path) => {
      expect((await ask(path)).status).toBe(400);
    },
  );

  test.each(['/docs/../.secret', '/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd'])(
    '%s does not leave the site',
    async (path) => {
      expect([400, 404]).toContain((await ask(path)).status);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const answer = await ask('/docs', {method});
    expect(answer.status).toBe(405);
    expect(answer.text).not.toContain('Introduction');
  });

  test('HEAD gives the headers without the page', async () => {
    const answer = await ask('/docs', {method: 'HEAD'});
    expect(answer.status).toBe(200);
    expect(answer.text).toBe('');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('to "Accept-Encoding: %s" the copy made at build time answers', async (accepted, sent) => {
    const answer = await ask('/docs', {headers: {'Accept-Encoding': accepted}});
    expect(answer.headers['content-encoding']).toBe(sent);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.text).toContain('Introduction');
  });

  test.each(['/assets/js/main.0123abcd.js', '/vi/assets/css/styles.0123abcd.css'])(
    '%s may be kept for a year',
    async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe(cacheControl.hashed);
    },
  );

  test.each(['/', '/docs', '/vi/', '/search-index.json', '/img/dot.svg'])(
    '%s is asked for again, and then is not sent twice',
    async (path) => {
      const first = await ask(path);
      expect(first.headers['cache-control']).toBe(cacheControl.other);
      const again = await ask(path, {headers: {'If-None-Match': first.headers.etag ?? ''}});
      expect(again.status).toBe(304);
      expect(again.headers['cache-control']).toBe(cacheControl.other);
    },
  );

  test('Markdown is sent with its character set', async () => {
    const answer = await ask('/docs/login.md');
    expect(answer.headers['content-type']?.replace(' ', '')).toBe('text/markdown;charset=utf-8');
    expect(answer.text).toContain('Đăng nhập');
  });

  test.each(['/', '/vi/docs', '/nowhere', '/assets/js/main.0123abcd.js', '/docs/', '/%'])(
    '%s carries the security headers',
    async (path) => {
      const {headers} = await ask(path);
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+'; /);
    },
  );
}
