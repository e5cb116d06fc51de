import type {ComponentProps, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NavbarContent from '@theme/Navbar/Content';
import NavbarItem from '@theme/NavbarItem';
import {cleanup} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {renderOnPage} from '../../tests/support/renderOnPage';

vi.mock('@generated/globalData', () => {
  const docs = [
    {id: 'index', path: '/docs', sidebar: 'guides'},
    {id: 'login', path: '/docs/login', sidebar: 'guides'},
  ];
  const version = {isLast: true, mainDocId: 'index', draftIds: ['secret'], docs};
  return {
    default: {
      'docusaurus-plugin-content-docs': {
        default: {
          path: '/docs',
          versions: [
            {
              ...version,
              name: 'current',
              label: '2.3.0',
              path: '/docs',
              sidebars: {guides: {link: {path: '/docs/login', label: 'Sign in'}}, empty: {}},
            },
            {
              ...version,
              isLast: false,
              name: '1.0.0',
              label: '1.0.0',
              path: '/docs/1.0.0',
              docs: [{id: 'index', path: '/docs/1.0.0'}],
              sidebars: {},
            },
          ],
        },
      },
    },
  };
});

type ItemProps = ComponentProps<typeof NavbarItem>;

/** Draws one item as the bar of a page would. */
function draw(item: object, path = '/docs'): ReturnType<typeof renderOnPage> {
  return renderOnPage(<NavbarItem {...(item as ItemProps)} />, {path});
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inner = [{to: '/a', label: 'A'}];

test('an item without a type is a link', () => {
  const {getByRole} = draw({to: '/docs/login', label: 'Guide'});
  expect(getByRole('link', {name: 'Guide'}).getAttribute('href')).toBe('/docs/login');
});

test('an item without a type but with items is a dropdown', () => {
  const {getByRole} = draw({label: 'More', items: inner});
  expect(getByRole('button', {name: 'More'}).getAttribute('aria-haspopup')).toBe('true');
  expect(getByRole('link', {name: 'A'}).getAttribute('href')).toBe('/a');
});

test.each([
  ['default', {type: 'default', to: '/x', label: 'X'}, 'X', '/x'],
  ['doc', {type: 'doc', docId: 'login', label: 'Signing in'}, 'Signing in', '/docs/login'],
  ['docSidebar', {type: 'docSidebar', sidebarId: 'guides'}, 'Sign in', '/docs/login'],
  ['docsVersion', {type: 'docsVersion'}, '2.3.0', '/docs'],
])('an item of type %s leads to its page', (_type, item, name, address) => {
  expect(draw(item).getByRole('link', {name}).getAttribute('href')).toBe(address);
});

test('an item of type dropdown opens its items', () => {
  expect(draw({type: 'dropdown', label: 'More', items: inner}).getByRole('link', {name: 'A'})).toBeTruthy();
});

test('an item of type docsVersionDropdown offers every version', () => {
  const item = {type: 'docsVersionDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []};
  const {getByRole, getAllByText} = draw(item);
  expect(getByRole('link', {name: '1.0.0'}).getAttribute('href')).toBe('/docs/1.0.0');
  expect(getAllByText('2.3.0')).toHaveLength(2);
});

test('an item of type localeDropdown offers every language, with query and hash', () => {
  const item = {type: 'localeDropdown', dropdownItemsBefore: [], dropdownItemsAfter: []};
  const {getByRole} = draw(item, '/docs/login?a=1#place');
  expect(getByRole('link', {name: 'Tiếng Việt'}).getAttribute('href')).toBe('/vi/docs/login?a=1#place');
});

test('an item of type html is shown as it is written', () => {
  expect(draw({type: 'html', value: '<em>New</em>'}).container.querySelector('em')?.textContent).toBe('New');
});

test('an item of type search is the search box', () => {
  expect(draw({type: 'search'}).getByRole('button', {name: 'Search'})).toBeTruthy();
});

test('the item of a draft page is silently absent', () => {
  const {container} = draw({type: 'doc', docId: 'secret', label: 'Secret'});
  expect(container.textContent).toBe('');
});

/** Gives the site another navbar. */
function WithNavbar({items, children}: {items: object[]; children: ReactNode}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  Object.assign(siteConfig.themeConfig, {navbar: {title: 'Site', items}});
  return children;
}

test.each([
  {type: 'docSidebar', sidebarId: 'empty', label: 'Nowhere'},
  {type: 'docSidebar', sidebarId: 'unknown', label: 'Unknown'},
  {type: 'doc', docId: 'unknown', label: 'Unknown'},
])('an item that fails to render ($type $label) says to check the configuration', (item) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const {container} = renderOnPage(
    <ErrorBoundary fallback={({error}) => <p>{getErrorCausalChain(error).map(({message}) => message)}</p>}>
      <WithNavbar items={[{...item, position: 'left'}]}>
        <NavbarContent />
      </WithNavbar>
    </ErrorBoundary>,
  );
  expect(container.textContent).toContain(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config',
  );
  expect(container.textContent).toContain(JSON.stringify({...item, position: 'left'}, null, 2));
});
