import {expect, test} from 'vitest';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {findDeadTargets, type CheckedVersion} from './findDeadTargets';
import {knownTypes} from './itemTypes';

const guide = {type: 'doc', id: 'guide'} as const;
const group = {type: 'category', label: 'Group', collapsed: false, collapsible: true, items: [guide]} as const;

const newest = {
  versionName: 'current',
  isLast: true,
  docs: [{id: 'guide'}, {id: 'login'}],
  drafts: [{id: 'secret'}],
  sidebars: {
    guides: [{...group, link: undefined, items: [...group.items]}],
    links: [{type: 'link', label: 'Elsewhere', href: 'https://example.com'}],
    empty: [],
  },
} satisfies CheckedVersion;
const older = {...newest, versionName: '1.0.0', isLast: false, sidebars: {guides: []}} satisfies CheckedVersion;

const check = (item: object, versions: CheckedVersion[] = [newest]) =>
  findDeadTargets([{...item}], (id) => (id === 'default' ? versions : undefined)).map(({problem}) => problem);

test('knows the item types that the theme can draw', () => {
  expect([...knownTypes].sort()).toEqual(Object.keys(ComponentTypes).sort());
});

test.each([
  [
    'an unknown doc id',
    {type: 'doc', docId: 'logn'},
    'there is no doc "logn" in version current. ' + 'Did you mean "login"?',
  ],
  [
    'an unknown sidebar id',
    {type: 'docSidebar', sidebarId: 'zzzzzzzzzz'},
    'there is no sidebar "zzzzzzzzzz" in version current. ' + 'Known: guides, links, empty.',
  ],
  [
    'a sidebar without a page',
    {type: 'docSidebar', sidebarId: 'empty'},
    'sidebar "empty" of version current has no page to link to. ' + 'Sidebars with pages: guides.',
  ],
  [
    'an unknown version',
    {type: 'docsVersionDropdown', versions: ['9.9.9']},
    'there is no version "9.9.9". ' + 'Known: current.',
  ],
  [
    'docs that do not exist',
    {type: 'doc', docId: 'guide', docsPluginId: 'other'},
    'there are no docs with the plugin id "other". ' + 'Correct the id.',
  ],
])('%s is found', (_name, item, message) => {
  expect(check(item)).toEqual([message]);
});

test('a sidebar that leads somewhere but only outside the docs has nothing to link to', () => {
  expect(check({type: 'docSidebar', sidebarId: 'links'})).toHaveLength(1);
});

test('a sidebar that is empty in an older version is found there', () => {
  expect(check({type: 'docSidebar', sidebarId: 'guides'}, [newest, older])[0]).toContain('of version 1.0.0');
});

test('items inside a dropdown are checked too', () => {
  expect(check({type: 'dropdown', label: 'More', items: [{type: 'doc', docId: 'nothing-like-it'}]})).toHaveLength(1);
});

test.each([
  {type: 'doc', docId: 'guide'},
  {type: 'docSidebar', sidebarId: 'guides'},
  {type: 'docsVersionDropdown'},
  {to: '/', label: 'Home'},
])('nothing is wrong with $type', (item) => {
  expect(check(item)).toEqual([]);
});

test('the item of a draft page stops nothing', () => {
  expect(check({type: 'doc', docId: 'secret'})).toEqual([]);
});
