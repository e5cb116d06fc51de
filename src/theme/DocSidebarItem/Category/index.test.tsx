import {useState, type ReactNode} from 'react';
import {act, cleanup, fireEvent} from '@testing-library/react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocSidebarItems from '@theme/DocSidebarItems';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {renderOnPage} from '../../../../tests/support/renderOnPage';

const category = (name: string): PropSidebarItem => ({
  type: 'category',
  label: name,
  href: `/docs/${name}`,
  collapsible: true,
  collapsed: true,
  items: [{type: 'link', label: `A page of ${name}`, href: `/docs/${name}/page`, docId: name}],
});

/** Draws a sidebar as the theme does, and answers as its reader. */
function visit(address: string, names = ['send', 'sign', 'manage']) {
  const items = names.map(category);
  let goTo: (path: string) => void = () => undefined;
  function Sidebar(): ReactNode {
    const [path, setPath] = useState(address);
    goTo = setPath;
    return (
      <ul className="theme-doc-sidebar-menu">
        <DocSidebarItems items={items} activePath={path} level={1} />
      </ul>
    );
  }
  const {getByRole, queryAllByRole, unmount} = renderOnPage(<Sidebar />);
  return {
    press: (name: string) => fireEvent.click(getByRole('button', {name: new RegExp(`'${name}'`)})),
    goTo: (path: string) => act(() => goTo(path)),
    open: () =>
      queryAllByRole('button', {expanded: true}).map((button) => button.getAttribute('aria-label')?.split("'")[1]),
    leave: unmount,
  };
}

beforeEach(() => {
  localStorage.clear();
  // The test's browser lacks `initStorageEvent`, with which the theme announces a change in storage.
  Object.assign(StorageEvent.prototype, {initStorageEvent: () => undefined});
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a category of the sidebar', () => {
  test('that the reader opened is open on the next page and on the next visit', () => {
    const sidebar = visit('/docs');
    sidebar.press('send');
    sidebar.press('manage');
    sidebar.goTo('/docs/sign/page');
    expect(sidebar.open()).toEqual(['send', 'sign', 'manage']);
    sidebar.leave();
    expect(visit('/docs').open()).toEqual(['send', 'manage']);
  });

  test('whose page is an index file is open on the next visit too', () => {
    const sidebar = visit('/docs', ['send/', 'sign']);
    sidebar.press('send/');
    sidebar.leave();
    expect(visit('/docs', ['send/', 'sign']).open()).toEqual(['send/']);
  });

  test('that the reader closed again is closed on the next visit', () => {
    const sidebar = visit('/docs');
    sidebar.press('send');
    sidebar.press('send');
    sidebar.leave();
    expect(visit('/docs').open()).toEqual([]);
  });

  test('that opened by itself closes when the reader goes on', () => {
    const sidebar = visit('/docs/send/page');
    expect(sidebar.open()).toEqual(['send']);
    sidebar.goTo('/docs/sign/page');
    expect(sidebar.open()).toEqual(['sign']);
    sidebar.goTo('/docs');
    expect(sidebar.open()).toEqual([]);
  });

  test('of the current page is open, also when the reader closed it before', () => {
    const sidebar = visit('/docs/sign/page');
    sidebar.press('sign');
    expect(sidebar.open()).toEqual([]);
    sidebar.leave();
    expect(visit('/docs/sign/page').open()).toEqual(['sign']);
  });

  test('is forgotten when twenty others were opened after it', () => {
    const names = Array.from({length: 21}, (_, index) => `area-${index}`);
    const sidebar = visit('/docs', names);
    for (const name of names) sidebar.press(name);
    sidebar.leave();
    expect(visit('/docs', names).open()).toEqual(names.slice(1));
  });

  test('opens and closes where nothing can be stored', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Storage is blocked', 'SecurityError');
    });
    const sidebar = visit('/docs/send/page');
    sidebar.press('manage');
    expect(sidebar.open()).toEqual(['send', 'manage']);
    sidebar.goTo('/docs/sign/page');
    expect(sidebar.open()).toEqual(['sign', 'manage']);
    sidebar.press('manage');
    expect(sidebar.open()).toEqual(['sign']);
  });
});
