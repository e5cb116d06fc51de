import type {PluginRouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {collectOthers} from './collectOthers';

function routesOf(name: string, ...paths: string[]): PluginRouteConfig[] {
  return paths.map((path) => ({path, component: 'x', plugin: {name, id: 'default'}}));
}

it('takes pages and posts, and nothing that is made for another purpose', () => {
  const routes: PluginRouteConfig[] = [
    ...routesOf('docusaurus-plugin-content-pages', '/vi/markdown-page', '/vi/', '/vi/404.html', '/vi/*:rest'),
    ...routesOf('docusaurus-plugin-content-blog', '/vi/blog/first'),
    ...routesOf('@easyops-cn/docusaurus-search-local', '/vi/search'),
    {
      path: '/vi/docs',
      component: 'x',
      plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
      routes: [{path: '/vi/docs/a', component: 'x'}],
    },
  ];
  expect(collectOthers(routes, [], '/vi/')).toEqual([
    {route: '/vi/', type: 'others'},
    {route: '/vi/blog/first', type: 'blog'},
    {route: '/vi/markdown-page', type: 'others'},
  ]);
});
