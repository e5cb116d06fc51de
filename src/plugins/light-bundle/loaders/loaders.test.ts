import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {unpackDocs, type PackedData} from '../client/unpackDocs';
import {sorters} from '../sorters';

type Loader = (
  this: {resourcePath?: string; resourceQuery?: string; getOptions?: () => unknown},
  source: string,
) => string;

const load = createRequire(__filename);
const compactRoutes = load('./compactRoutes.cjs') as Loader;
const compactDocsData = load('./compactDocsData.cjs') as Loader;
const pickTranslations = load('./pickTranslations.cjs') as Loader;
const packGlobalData = load('./packGlobalData.cjs') as Loader;
const compactConfig = load('./compactConfig.cjs') as Loader;
const plainCompare = load('./plainCompare.cjs') as Loader;

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

/** A folder of generated files in which the scripts c1 to c5 are registered. */
function generate(): string {
  const folder = mkdtempSync(join(tmpdir(), 'routes-'));
  writeFileSync(join(folder, 'registry.js'), ['c1', 'c2', 'c3', 'c4', 'c5'].map((name) => `  "${name}": [\n`).join(''));
  return folder;
}

/** The names that a list of scripts gets, undone. */
const undone = (names: string): string => names.replace(/"p(\d)"/g, (_, index) => `"c${Number(index) + 1}"`);

/** What Docusaurus finds for each route of a routes file. */
function foundBy(routesFile: string, names: Record<string, unknown>): unknown[] {
  return [...routesFile.matchAll(/ComponentCreator\('([^']*)', '([^']*)'\)/g)].map(
    ([, path, hash]) => names[`${path}-${hash}`],
  );
}

describe('compactRoutes', () => {
  const compacted = compactRoutes.call({resourcePath: '/x/.docusaurus/routes.js'}, routes);
  const compactedNames = JSON.parse(
    undone(compactRoutes.call({resourcePath: join(generate(), 'routesChunkNames.json')}, JSON.stringify(chunkNames))),
  ) as Record<string, unknown>;

  it('leads every route to the same modules as before', () => {
    expect(foundBy(compacted, compactedNames)).toEqual(foundBy(routes, chunkNames));
    expect(foundBy(compacted, compactedNames)).not.toContain(undefined);
  });
  it('lets Docusaurus find what to fetch ahead for a path', () => {
    const pathOf = (name: string): string => name.replace(/-[^-]+$/, '');
    expect(Object.keys(compactedNames).map(pathOf)).toEqual(Object.keys(chunkNames).map(pathOf));
  });
  it('keeps the hash only where two routes have one path', () => {
    expect(Object.keys(compactedNames)).toEqual(['/a-x', '/docs-3c4', '/docs-5d6', '/docs/x-y-x']);
  });
  it('calls scripts by short names, the same in both lists', () => {
    const registry = `export default {
  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
  "c5": [() => import(/* webpackChunkName: "c5" */ "@site/docs/b.mdx"), "@site/docs/b.mdx", require.resolveWeak("@site/docs/b.mdx")],};
`;
    const folder = mkdtempSync(join(tmpdir(), 'routes-'));
    writeFileSync(join(folder, 'registry.js'), registry);
    expect(compactRoutes.call({resourcePath: join(folder, 'registry.js')}, registry)).toBe(`export default {
  "p0": [() => import(/* webpackChunkName: "p0" */ "@site/docs/a.mdx")],
  "p1": [() => import(/* webpackChunkName: "p1" */ "@site/docs/b.mdx")],};
`);
    const names = JSON.stringify({'/docs/b-1': {__comp: 'c5', items: [{content: '0a1b'}]}});
    expect(JSON.parse(compactRoutes.call({resourcePath: join(folder, 'routesChunkNames.json')}, names))).toEqual({
      '/docs/b-x': {__comp: 'p1', items: [{content: 'p0'}]},
    });
  });
  it('stops the build when an entry looks different', () => {
    const registry = 'export default {\n  "0a": [() => import("@site/docs/a.mdx")],};\n';
    expect(() => compactRoutes.call({resourcePath: '/x/.docusaurus/registry.js'}, registry)).toThrow('0 of 1 entries');
  });
  it('leaves other files alone', () => {
    expect(compactRoutes.call({resourcePath: '/x/.docusaurus/i18n.json'}, '{}')).toBe('{}');
  });
});

describe('compactDocsData', () => {
  const context = {getOptions: () => ({descriptions: {'/docs/area': {'/docs/a': 'About a.'}}})};

  it('keeps of a version its sidebars, and of their pages what is drawn', () => {
    const page = {type: 'link', href: '/docs/a', label: 'A', docId: 'a', unlisted: false};
    const source = JSON.stringify({
      version: {
        label: '1',
        docsSidebars: {guides: [{type: 'category', label: 'All', items: [page, {...page, unlisted: true}]}]},
        docs: {a: {id: 'a', title: 'A', description: 'About a.'}},
      },
    });
    const drawn = {type: 'link', href: '/docs/a', label: 'A', docId: 'd'};
    expect(JSON.parse(compactDocsData.call(context, source))).toEqual({
      version: {
        label: '1',
        docsSidebars: {guides: [{type: 'category', label: 'All', items: [drawn, {...drawn, unlisted: true}]}]},
        docs: {d: {}},
      },
    });
  });
  it('gives a category page the descriptions of its cards', () => {
    const source = JSON.stringify({categoryGeneratedIndex: {title: 'Area', permalink: '/docs/area'}});
    expect(JSON.parse(compactDocsData.call(context, source))).toEqual({
      categoryGeneratedIndex: {title: 'Area', permalink: '/docs/area', cardDescriptions: {'/docs/a': 'About a.'}},
    });
  });
});

describe('compactConfig', () => {
  it('drops what only the build reads', () => {
    const source =
      '/* GENERATED */\nexport default {\n  "title": "Docs",\n  "plugins": ["a"],\n  "future": {"v4": {}, "experimental_router": "browser"},\n  "themeConfig": {}\n};\n';
    expect(compactConfig.call({}, source)).toBe(
      'export default {"title":"Docs","future":{"experimental_router":"browser"},"themeConfig":{}};\n',
    );
  });
  it('stops the build when the file looks different', () => {
    expect(() => compactConfig.call({}, 'module.exports = {}')).toThrow('not "export default');
  });
});

describe('pickTranslations', () => {
  const texts = JSON.stringify({'theme.common.a': 'A', 'theme.blog.b': 'B', 'site.home.c': 'C', 'site.homely': 'D'});
  const pick = (resourceQuery: string): unknown => JSON.parse(pickTranslations.call({resourceQuery}, texts));
  it('keeps what any page may show', () => {
    expect(pick('')).toEqual({'theme.common.a': 'A', 'site.homely': 'D'});
  });
  it('gives a page its own', () => {
    expect(pick('?only=site.home.')).toEqual({'site.home.c': 'C'});
  });
});

describe('packGlobalData', () => {
  it('is undone in the browser', () => {
    const doc = (id: string, sidebar?: string): object => ({id, path: `/docs/${id}`, ...(sidebar ? {sidebar} : {})});
    const docs = [
      doc('a', 's'),
      doc('b', 's'),
      doc('c', 't'),
      doc('loose'),
      {id: 'index', path: '/docs', sidebar: 's'},
    ];
    const data = {'docusaurus-plugin-content-docs': {default: {versions: [{path: '/docs', docs}]}}, other: 1};
    const code = packGlobalData.call({}, JSON.stringify(data));
    expect(code).toContain('["s","a b"]');
    const packed = /unpackDocs\((.*)\);\n$/s.exec(code)?.[1] ?? '';
    expect(unpackDocs(JSON.parse(packed) as PackedData)).toEqual(data);
  });
});

describe('plainCompare', () => {
  it('orders names as their characters do, without the rules of a language', () => {
    const module = plainCompare.call({}, 'names.sort((a, b) => b[1].path.localeCompare(a[1].path));');
    expect(module).not.toContain('localeCompare');
    const names = ['/docs/1.0.0', '/docs', '/docs/2.2.0', '/docs'].map((path, index) => [index, {path}]);
    new Function('names', module)(names);
    expect(names.map(([, value]) => (value as {path: string}).path)).toEqual([
      '/docs/2.2.0',
      '/docs/1.0.0',
      '/docs',
      '/docs',
    ]);
  });
  it.each(sorters)('knows how %s compares', (name) => {
    const source = readFileSync(join('node_modules', name), 'utf8');
    expect(plainCompare.call({}, source)).not.toContain('localeCompare');
  });
  it('stops the build where nothing is compared any more', () => {
    expect(() => plainCompare.call({resourcePath: 'sorter.js'}, 'names.sort();')).toThrow(
      'light-bundle: sorter.js compares in another way now.',
    );
  });
});
