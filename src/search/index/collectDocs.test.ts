import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {collectDocs} from './collectDocs';

/** The part of the docs plugin's content that is read. */
const content = {
  loadedVersions: [
    {
      versionName: '2.2.0',
      label: '2.2.0',
      path: '/vi/docs/2.2.0',
      docs: [
        {
          id: 'sender/upload',
          permalink: '/vi/docs/2.2.0/sender/upload',
          title: 'Tải lên',
          tags: [{label: 'Gửi'}],
          frontMatter: {kind: 'task'},
          source: '@site/i18n/vi/docusaurus-plugin-content-docs/version-2.2.0/sender/upload.mdx',
          sourceDirName: 'sender',
        },
        {
          id: 'index',
          permalink: '/vi/docs/2.2.0/',
          title: 'Giới thiệu',
          tags: [],
          frontMatter: {},
          source: '@site/versioned_docs/version-2.2.0/index.mdx',
          sourceDirName: '.',
        },
        {
          id: 'secret',
          permalink: '/vi/docs/2.2.0/secret',
          title: 'Secret',
          tags: [],
          unlisted: true,
        },
      ],
      sidebars: {
        guide: [
          {type: 'doc', id: 'index'},
          {
            type: 'category',
            label: 'Hướng dẫn',
            items: [{type: 'category', label: 'Người gửi', items: [{type: 'doc', id: 'sender/upload'}]}],
          },
        ],
      },
    },
  ],
} as unknown as LoadedContent;

it('collects tags, parents, kinds and files, but no unlisted pages', () => {
  expect(collectDocs('default', content, {trailingSlash: false, baseUrl: '/vi/'})).toEqual([
    {
      tag: 'docs-default-2.2.0',
      name: '2.2.0',
      label: '2.2.0',
      docs: [
        {
          route: '/vi/docs/2.2.0',
          title: 'Giới thiệu',
          tags: [],
          parents: [],
          path: '',
          kind: '',
          file: 'index.mdx',
        },
        {
          route: '/vi/docs/2.2.0/sender/upload',
          title: 'Tải lên',
          tags: ['Gửi'],
          parents: ['Hướng dẫn', 'Người gửi'],
          path: 'sender/upload',
          kind: 'task',
          file: 'sender/upload.mdx',
        },
      ],
    },
  ]);
});

it('applies the trailing slash setting', () => {
  const routes = (trailingSlash: boolean | undefined): string[] | undefined =>
    collectDocs('default', content, {trailingSlash, baseUrl: '/vi/'})[0]?.docs.map(({route}) => route);
  expect(routes(true)).toEqual(['/vi/docs/2.2.0/', '/vi/docs/2.2.0/sender/upload/']);
  expect(routes(undefined)).toEqual(['/vi/docs/2.2.0/', '/vi/docs/2.2.0/sender/upload']);
});
