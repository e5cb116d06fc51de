import type {PluginRouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {collectPagesOutsideDocs} from './collectPagesOutsideDocs';

function routesOf(name: string, ...paths: string[]): PluginRouteConfig[] {
  return paths.map((path) => ({path, component: 'x', plugin: {name, id: 'default'}}));
}

it('collects pages, but no generated ones', () => {
  const routes: PluginRouteConfig[] = [
    ...routesOf('docusaurus-plugin-content-pages', '/vi/markdown-page', '/vi/', '/vi/404.html', '/vi/*:rest'),
    ...routesOf('@easyops-cn/docusaurus-search-local', '/vi/search'),
    {
      path: '/vi/docs',
      component: 'x',
      plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
      routes: [{path: '/vi/docs/a', component: 'x'}],
    },
  ];
  expect(collectPagesOutsideDocs(routes, '/vi/')).toEqual([
    {route: '/vi/', type: 'others'},
    {route: '/vi/markdown-page', type: 'others'},
  ]);
});
