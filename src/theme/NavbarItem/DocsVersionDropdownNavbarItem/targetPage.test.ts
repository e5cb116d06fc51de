import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {targetPage, versionChoices} from './targetPage';

function version(name: string, path: string, routes: readonly string[]): GlobalVersion {
  const docs = routes.map((route) => ({id: route || 'index', path: route ? `${path}/${route}` : path, sidebar: 'a'}));
  return {name, label: name, isLast: name === 'current', path, mainDocId: 'index', draftIds: [], docs};
}

const current = version('current', '/vi/docs', ['', 'tutorial/batch', 'tutorial/batch/import', 'news']);
const older = version('1.0.0', '/vi/docs/1.0.0', ['', 'tutorial/batch']);

const at = (route: string, alternates: Record<string, GlobalVersion['docs'][number]> = {}) => ({
  activeVersion: current,
  activeDoc: current.docs.find(({id}) => id === route),
  alternateDocVersions: alternates,
});

describe('targetPage', () => {
  it('is the same page where the version has it', () => {
    expect(targetPage(older, at('tutorial/batch', {'1.0.0': older.docs[1]!}))).toEqual({
      path: '/vi/docs/1.0.0/tutorial/batch',
      isSubstitute: false,
    });
  });
  it('is the area of the page where the version has only that', () => {
    expect(targetPage(older, at('tutorial/batch/import'))).toEqual({
      path: '/vi/docs/1.0.0/tutorial/batch',
      isSubstitute: true,
    });
  });
  it('is the introduction where the version has nothing near', () => {
    expect(targetPage(older, at('news'))).toEqual({path: '/vi/docs/1.0.0', isSubstitute: true});
  });
  it('is the introduction, and not a fallback, outside the docs', () => {
    const outside = {activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {}};
    expect(targetPage(older, outside)).toEqual({path: '/vi/docs/1.0.0', isSubstitute: false});
  });
});

describe('versionChoices', () => {
  const labels = (configured?: Parameters<typeof versionChoices>[1]) =>
    versionChoices([current, older], configured).map(({label}) => label);

  it('are all versions, unless the configuration says which', () => {
    expect(labels()).toEqual(['current', '1.0.0']);
    expect(labels(['1.0.0'])).toEqual(['1.0.0']);
  });
  it('have the labels of the configuration', () => {
    expect(labels({'1.0.0': {label: 'First'}, current: {}})).toEqual(['First', 'current']);
  });
});
