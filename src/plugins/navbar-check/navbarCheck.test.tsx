import {expect, test} from 'vitest';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {navbar} from '@site/src/config/navbar';
import {findProblems, type CheckedVersion} from './findProblems';
import {knownTypes, withKnownTypes} from './knownTypes';

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
  findProblems([{...item}], (id) => (id === 'default' ? versions : undefined));

test('knows the item types that the theme can draw', () => {
  expect([...knownTypes].sort()).toEqual(Object.keys(ComponentTypes).sort());
});

test('an unknown item type stops the build: item, what exists, where to repair it', () => {
  const item = {type: 'docSidebr', sidebarId: 'guides', label: 'Guides'};
  expect(() => withKnownTypes({items: [{type: 'dropdown', items: [item]}]})).toThrow(
    'Navbar item {"type":"docSidebr","sidebarId":"guides","label":"Guides"}: there is no item type "docSidebr" ' +
      '(did you mean "docSidebar"?). Existing: default, localeDropdown, search, dropdown, html, doc, docSidebar, ' +
      'docsVersion, docsVersionDropdown. Repair it in src/config/navbar.ts.',
  );
});

test('the navbar of the site has known types, and is handed on as it is', () => {
  expect(withKnownTypes(navbar)).toBe(navbar);
});

test.each([
  [
    'an unknown doc id',
    {type: 'doc', docId: 'logn'},
    'Navbar item {"type":"doc","docId":"logn"}: there is no doc "logn" (did you mean "login"?) in version current. ' +
      'Existing: guide, login. Repair it in src/config/navbar.ts.',
  ],
  [
    'an unknown sidebar id',
    {type: 'docSidebar', sidebarId: 'zzzzzzzzzz'},
    'Navbar item {"type":"docSidebar","sidebarId":"zzzzzzzzzz"}: there is no sidebar "zzzzzzzzzz" in version current. ' +
      'Existing: guides, links, empty. Repair it in src/config/navbar.ts.',
  ],
  [
    'a sidebar without a page',
    {type: 'docSidebar', sidebarId: 'empty'},
    'Navbar item {"type":"docSidebar","sidebarId":"empty"}: sidebar "empty" of version current has no page to link to. ' +
      'Existing: guides. Repair it in src/config/navbar.ts.',
  ],
  [
    'an unknown version',
    {type: 'docsVersionDropdown', versions: ['9.9.9']},
    'Navbar item {"type":"docsVersionDropdown","versions":["9.9.9"]}: there is no version "9.9.9". ' +
      'Existing: current. Repair it in src/config/navbar.ts.',
  ],
  [
    'docs that do not exist',
    {type: 'doc', docId: 'guide', docsPluginId: 'other'},
    'Navbar item {"type":"doc","docId":"guide","docsPluginId":"other"}: there are no docs with the plugin id "other". ' +
      'Repair it in src/config/navbar.ts.',
  ],
])('%s stops the build: item, what exists, where to repair it', (_name, item, message) => {
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
