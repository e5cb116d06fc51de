import type {ReactNode} from 'react';
import {cleanup} from '@testing-library/react';
import {useDocsPreferredVersion, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames, useColorMode} from '@docusaurus/theme-common';
import {useAnnouncementBar, useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {afterEach, expect, test, vi} from 'vitest';
import {renderInSite} from '../../tests/support/renderInSite';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['useColorMode', useColorMode, 'ColorModeProvider'],
  ['useAnnouncementBar', useAnnouncementBar, 'AnnouncementBarProvider'],
  ['useNavbarMobileSidebar', useNavbarMobileSidebar, 'NavbarMobileSidebarProvider'],
  ['useNavbarSecondaryMenu', useNavbarSecondaryMenu, 'NavbarSecondaryMenuDisplayProvider'],
  ['useDocsVersion', useDocsVersion, 'DocsVersionProvider'],
  ['useDocsSidebar', useDocsSidebar, 'DocsSidebarProvider'],
  ['useDocsPreferredVersionContext', useDocsPreferredVersion, 'DocsPreferredVersionContextProvider'],
] as const)('%s names the provider that is missing around it', (hook, use, provider) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  function Reader(): ReactNode {
    use();
    return null;
  }
  let failure: unknown;
  try {
    renderInSite(<Reader />);
  } catch (error) {
    failure = error;
  }
  expect(failure).toMatchObject({name: 'ReactContextError'});
  expect((failure as Error).message).toContain(`Hook ${hook} is called outside the <${provider}>.`);
});

test('every kind of page of the theme has its class name', () => {
  expect(ThemeClassNames.page).toMatchObject({
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    blogTagsListPage: 'blog-tags-list-page',
    blogTagPostListPage: 'blog-tags-post-list-page',
    docsDocPage: 'docs-doc-page',
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
    mdxPage: 'mdx-page',
  });
});
