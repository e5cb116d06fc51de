import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {addTagRoutes} from './tagRoutes';

test('each version lists its tag pages, without those of unlisted pages', () => {
  const tag = (name: string) => ({permalink: `/docs/1.0.0/tags/${name}`});
  const content = {
    loadedVersions: [
      {
        versionName: '1.0.0',
        path: '/docs/1.0.0',
        tagsPath: '/docs/1.0.0/tags',
        docs: [{tags: [tag('signing'), tag('api')]}, {tags: [tag('api')]}, {tags: [tag('secret')], unlisted: true}],
      },
      {versionName: '0.9.0', path: '/docs/0.9.0', tagsPath: '/docs/0.9.0/tags', docs: [{tags: []}]},
    ],
  } as unknown as LoadedContent;
  const data = {path: '/docs', versions: [{name: '1.0.0'}, {name: '0.9.0'}]};
  expect(addTagRoutes(data, content)).toEqual({
    path: '/docs',
    versions: [
      {name: '1.0.0', tagRoutes: ['tags', 'tags/api', 'tags/signing']},
      {name: '0.9.0', tagRoutes: []},
    ],
  });
});
