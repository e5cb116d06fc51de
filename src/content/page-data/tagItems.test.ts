import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {describeTagItems, tagItems} from './tagItems';

const content = {
  loadedVersions: [
    {
      docs: [
        {permalink: '/docs/a', frontMatter: {audience: ['sender', 'receiver']}},
        {
          permalink: '/docs/b',
          frontMatter: {
            audience: ['integrator'],
            sidebar_class_name: 'operation-method operation-method-post',
          },
        },
        {permalink: '/docs/c', frontMatter: {}},
      ],
    },
  ],
} as unknown as LoadedContent;

it('says of each page of a tag for whom it is, and of an operation its method', () => {
  const tag = {items: [{permalink: '/docs/b'}, {permalink: '/docs/a'}, {permalink: '/docs/c'}]};
  const page = {path: '/docs/tags/x', component: 'T', exact: true, props: {tag}};
  const route = {path: '/docs', component: 'D', routes: [page, {path: '/docs/a', component: 'P'}]};
  const about = {
    '/docs/b': {audience: 'integrator', method: 'POST'},
    '/docs/a': {audience: 'sender'},
    '/docs/c': {audience: 'everyone'},
  };
  expect(describeTagItems(route, tagItems(content))).toEqual({
    ...route,
    routes: [{...page, props: {tag, about}}, route.routes[1]],
  });
});
