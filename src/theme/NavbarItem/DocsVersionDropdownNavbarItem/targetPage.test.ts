import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import type {SiteVersion} from '@site/src/content/page-data/shared/siteVersion';
import {addressInVersion, targetPage} from './targetPage';

function version(name: string, path: string, routes: readonly string[], tags: readonly string[]): SiteVersion {
  const docs = routes.map((route) => ({id: route || 'index', path: `${path}/${route}`, sidebar: 'a'}));
  const tagRoutes = ['tags', ...tags.map((tag) => `tags/${tag}`)];
  return {name, label: name, isLast: name === 'current', path, mainDocId: 'index', draftIds: [], docs, tagRoutes};
}

// The docs plugin keeps the slash that a page `index` has at its end.
const current = version(
  'current',
  '/vi/docs',
  ['', 'tutorial/batch/', 'tutorial/batch/import', 'news'],
  ['api', 'legal'],
);
const older = version('1.0.0', '/vi/docs/1.0.0', ['', 'tutorial/batch', 'tutorial/batch/print'], ['api']);

const at = (activeVersion: SiteVersion, alternates: Record<string, GlobalVersion['docs'][number]> = {}) =>
  ({activeVersion, alternateDocVersions: alternates}) as ActiveDocContext;

describe('targetPage', () => {
  it('is the same page where the version has it, also under another name', () => {
    const renamed = {id: 'news', path: '/vi/docs/1.0.0/old-news', sidebar: 'a'};
    expect(targetPage(older, at(current, {'1.0.0': renamed}), '/vi/docs/news')).toEqual({
      path: '/vi/docs/1.0.0/old-news',
      isSubstitute: false,
    });
  });
  it('is the page with the same route where it is a page in one version and a category in the other', () => {
    const found = {path: '/vi/docs/1.0.0/tutorial/batch', isSubstitute: false};
    expect(targetPage(older, at(current), '/vi/docs/tutorial/batch')).toEqual(found);
    expect(targetPage(older, at(current), '/vi/docs/tutorial/batch/')).toEqual(found);
  });
  it('is the area of the page where the version has only that', () => {
    expect(targetPage(older, at(current), '/vi/docs/tutorial/batch/import')).toEqual({
      path: '/vi/docs/1.0.0/tutorial/batch',
      isSubstitute: true,
    });
  });
  it('is the area of the page where that is a page with a slash at its end', () => {
    expect(targetPage(current, at(older), '/vi/docs/1.0.0/tutorial/batch/print')).toEqual({
      path: '/vi/docs/tutorial/batch',
      isSubstitute: true,
    });
  });
  it('is the introduction where the version has nothing near', () => {
    expect(targetPage(older, at(current), '/vi/docs/news')).toEqual({path: '/vi/docs/1.0.0/', isSubstitute: true});
  });
  it('is the same tag where the version has it', () => {
    expect(targetPage(older, at(current), '/vi/docs/tags/api')).toEqual({
      path: '/vi/docs/1.0.0/tags/api',
      isSubstitute: false,
    });
  });
  it('is the list of tags where the version lacks the tag', () => {
    expect(targetPage(older, at(current), '/vi/docs/tags/legal').path).toBe('/vi/docs/1.0.0/tags');
  });
  it('is the introduction, and not a fallback, outside the docs and on the not-found page', () => {
    const introduction = {path: '/vi/docs/1.0.0/', isSubstitute: false};
    const outside = {activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {}};
    expect(targetPage(older, outside, '/vi/')).toEqual(introduction);
    expect(targetPage(older, at(current), '/vi/docs/tutorial/batch/nowhere')).toEqual(introduction);
  });
});

describe('addressInVersion', () => {
  it('keeps the query of the search page and changes the version', () => {
    expect(addressInVersion('/vi/search', '?q=k%C3%BD+s%E1%BB%91&version=current', '1.0.0')).toBe(
      '/vi/search?q=k%C3%BD+s%E1%BB%91&version=1.0.0',
    );
    expect(addressInVersion('/search', '', '1.0.0')).toBe('/search?version=1.0.0');
  });
});
