import {createRequire} from 'node:module';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {slimRoutes} from './slimRoutes';

/** Not among the package's types. */
const {buildAllRoutes} = createRequire(__filename)('@docusaurus/plugin-content-docs/lib/routes.js') as {
  buildAllRoutes: (input: object) => Promise<RouteConfig[]>;
};

const doc = (id: string) => ({
  id,
  title: id,
  description: `About ${id}.`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: id === 'near' ? {sidebar_custom_props: {path: '/near'}} : {},
  tags: [],
  unlisted: id === 'secret',
});
const item = (id: string) => ({type: 'doc', id});
const inner = {
  type: 'category',
  label: 'Inner',
  link: {type: 'generated-index', permalink: '/docs/inner'},
  items: [item('deep'), item('secret')],
};

/** One version as the docs plugin loads it: a category inside of a category, both with a page of their own. */
const version = {
  versionName: 'current',
  path: '/docs',
  docs: ['start', 'near', 'deep', 'secret'].map(doc),
  drafts: [],
  categoryGeneratedIndices: ['/docs/outer', '/docs/inner'].map((permalink) => ({
    permalink,
    title: 'A category',
    description: `All of ${permalink}.`,
  })),
  sidebars: {
    guides: [
      item('start'),
      {
        type: 'category',
        label: 'Outer',
        link: {type: 'generated-index', permalink: '/docs/outer'},
        items: [item('near'), inner],
      },
    ],
  },
} as unknown as LoadedVersion;

/** @returns the routes as the installed docs plugin builds them, then slimmed, with those below others too. */
async function listRoutes(): Promise<RouteConfig[]> {
  const routes = await buildAllRoutes({
    baseUrl: '/',
    versions: [version],
    options: {id: 'default', routeBasePath: 'docs'},
    actions: {createData: () => undefined},
  });
  const flatten = (all: RouteConfig[]): RouteConfig[] =>
    all.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
  return flatten(routes.map(slimRoutes));
}

test('a version keeps its sidebars, and only the doc data that the sidebar renders', async () => {
  const [slim] = (await listRoutes()).flatMap(({props}) => (props?.version ? [props.version] : []));
  const link = (id: string) => ({type: 'link', label: id, href: `/docs/${id}`, docId: 'd'});
  expect(slim).toMatchObject({docs: {d: {}}, version: 'current'});
  expect(JSON.parse(JSON.stringify((slim as {docsSidebars: unknown}).docsSidebars))).toEqual({
    guides: [
      link('start'),
      {
        type: 'category',
        label: 'Outer',
        href: '/docs/outer',
        items: [
          link('near'),
          {
            type: 'category',
            label: 'Inner',
            href: '/docs/inner',
            items: [link('deep'), {...link('secret'), unlisted: true}],
          },
        ],
      },
    ],
  });
});

test('the page of a category has the texts of its own cards', async () => {
  const pages = (await listRoutes()).filter(({props}) => props?.categoryGeneratedIndex);
  expect(pages.map(({path, props}) => [path, props?.cards])).toEqual([
    [
      '/docs/outer',
      {
        '/docs/near': {description: 'About near.', customProps: {path: '/near'}},
        '/docs/inner': {description: 'All of /docs/inner.'},
      },
    ],
    ['/docs/inner', {'/docs/deep': {description: 'About deep.'}, '/docs/secret': {description: 'About secret.'}}],
  ]);
});

test('pages keep their routes', async () => {
  const paths = (await listRoutes()).map(({path}) => path);
  expect(paths).toEqual(expect.arrayContaining(version.docs.map(({permalink}) => permalink)));
});
