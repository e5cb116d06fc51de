import {expect, test} from 'vitest';
import {findPage, routeIn, type SiteVersion} from './siteVersion';

const docs = ['/docs/', '/docs/tutorial/receiver/', '/docs/tutorial/receiver/eKYC'].map((path) => ({id: path, path}));
const version: SiteVersion = {
  name: 'current',
  label: '2.3.0',
  isLast: true,
  path: '/docs',
  mainDocId: 'index',
  draftIds: [],
  docs: docs as SiteVersion['docs'],
  tagRoutes: ['tags', 'tags/api'],
};

test.each([
  ['/docs', ''],
  ['/docs/', ''],
  ['/docs/tutorial/receiver/', 'tutorial/receiver'],
  ['/docs/tutorial/receiver', 'tutorial/receiver'],
])('the route of %s is "%s"', (address, route) => {
  expect(routeIn(version, address)).toBe(route);
});

test.each([
  ['', '/docs'],
  ['tutorial/receiver', '/docs/tutorial/receiver'],
  ['tutorial/receiver/eKYC', '/docs/tutorial/receiver/eKYC'],
  ['tags/api', '/docs/tags/api'],
  ['tutorial', undefined],
  ['tags/legal', undefined],
])('the page with the route "%s" is %s', (route, page) => {
  expect(findPage(version, route)).toBe(page);
});
