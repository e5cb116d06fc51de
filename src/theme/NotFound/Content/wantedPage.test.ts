import {expect, test} from 'vitest';
import {readWantedPage} from './wantedPage';

test.each([
  ['/docs/tutorial/receiver/signdrow', '/', '', 'tutorial/receiver/signdrow', 'tutorial receiver signdrow'],
  ['/vi/Docs/2.2.0/app/e_sign.html', '/vi/', '2.2.0', 'app/e_sign', 'app e sign'],
  ['/docs/next/app/', '/', 'next', 'app', 'app'],
  ['/docs/2.3.0', '/', '2.3.0', '', ''],
  // Of a language that is at the root now, or of none of the site's.
  ['/vi/docs/2.2.0/app/login', '/', '2.2.0', 'app/login', 'app login'],
  ['/docs-site/pt-BR/docs/app', '/docs-site/', '', 'app', 'app'],
  ['/vi/app', '/', '', 'vi/app', 'vi app'],
  ['/ky-hop-dong', '/', '', 'ky-hop-dong', 'ky hop dong'],
  ['/vi/huong-dan/ky-so', '/vi/', '', 'huong-dan/ky-so', 'huong dan ky so'],
  ['/k%C3%BD-h%E1%BB%A3p-%C4%91%E1%BB%93ng', '/', '', 'ký-hợp-đồng', 'ký hợp đồng'],
  ['/%E0%A4%A', '/', '', '%E0%A4%A', 'E0 A4 A'],
])('%s (below %s) names version "%s", route "%s" and the words "%s"', (pathname, baseUrl, version, route, query) => {
  expect(readWantedPage(pathname, baseUrl)).toEqual({version, route, query});
});

test('an address of a page that has moved names the new one', () => {
  const moved = {'/docs/tutorial/print': '/docs/2.2.0/tutorial/download'};
  expect(readWantedPage('/vi/docs/tutorial/Print', '/vi/', moved)).toEqual({
    version: '2.2.0',
    route: 'tutorial/download',
    query: 'tutorial download',
  });
});
