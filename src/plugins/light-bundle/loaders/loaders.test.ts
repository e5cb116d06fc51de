import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

type Loader = (this: {resourcePath?: string; getOptions?: () => unknown}, source: string) => string;

const load = createRequire(__filename);
const compactRoutes = load('./compactRoutes.cjs') as Loader;
const compactDocsData = load('./compactDocsData.cjs') as Loader;

const routes = `export default [
  {path: '/a', component: ComponentCreator('/a', '1b2'), exact: true},
  {path: '/docs', component: ComponentCreator('/docs', '3c4'), routes: [
    {path: '/docs', component: ComponentCreator('/docs', '5d6'), exact: true},
    {path: '/docs/x-y', component: ComponentCreator('/docs/x-y', '7e8'), exact: true}]},
  {path: '*', component: ComponentCreator('*')}];`;
const chunkNames = {
  '/a-1b2': {__comp: 'c1'},
  '/docs-3c4': {__comp: 'c2'},
  '/docs-5d6': {__comp: 'c3'},
  '/docs/x-y-7e8': {__comp: 'c4', content: 'c5'},
};

/** What Docusaurus finds for each route of a routes file. */
function foundBy(routesFile: string, names: Record<string, unknown>): unknown[] {
  return [...routesFile.matchAll(/ComponentCreator\('([^']*)', '([^']*)'\)/g)].map(
    ([, path, hash]) => names[`${path}-${hash}`],
  );
}

describe('compactRoutes', () => {
  const compacted = compactRoutes.call({resourcePath: '/x/.docusaurus/routes.js'}, routes);
  const compactedNames = JSON.parse(
    compactRoutes.call({resourcePath: '/x/.docusaurus/routesChunkNames.json'}, JSON.stringify(chunkNames)),
  ) as Record<string, unknown>;

  it('leads every route to the same modules as before', () => {
    expect(foundBy(compacted, compactedNames)).toEqual(foundBy(routes, chunkNames));
    expect(foundBy(compacted, compactedNames)).not.toContain(undefined);
  });
  it('keeps the hash only where two routes have one path', () => {
    expect(Object.keys(compactedNames)).toEqual(['/a-', '/docs-3c4', '/docs-5d6', '/docs/x-y-']);
  });
  it('keeps the loader and the module of a registry entry, and drops the name between them', () => {
    const entry =
      '  "01": [() => import(/* webpackChunkName: "01" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],\n';
    expect(compactRoutes.call({resourcePath: '/x/.docusaurus/registry.js'}, entry + entry)).toBe(
      '  "01": [() => import(/* webpackChunkName: "01" */ "@site/docs/a.mdx"), "", require.resolveWeak("@site/docs/a.mdx")],\n'.repeat(
        2,
      ),
    );
  });
  it('leaves other files alone', () => {
    expect(compactRoutes.call({resourcePath: '/x/.docusaurus/i18n.json'}, '{}')).toBe('{}');
  });
});

describe('compactDocsData', () => {
  const context = {getOptions: () => ({descriptions: {'/docs/area': {a: 'About a.'}}})};

  it('takes the descriptions out of the data of a version', () => {
    const source = JSON.stringify({version: {label: '1', docs: {a: {title: 'A', description: 'About a.'}}}});
    expect(JSON.parse(compactDocsData.call(context, source))).toEqual({
      version: {label: '1', docs: {a: {title: 'A'}}},
    });
  });
  it('gives a category page the descriptions of its cards', () => {
    const source = JSON.stringify({categoryGeneratedIndex: {title: 'Area', permalink: '/docs/area'}});
    expect(JSON.parse(compactDocsData.call(context, source))).toEqual({
      categoryGeneratedIndex: {title: 'Area', permalink: '/docs/area', cardDescriptions: {a: 'About a.'}},
    });
  });
});
