import {beforeEach, expect, test} from 'vitest';
import {restoreCategories} from '../browser/restoreCategories';
import {readCategoryLinks, writeCategoryLinks, type CategoryLinks} from './categoryLinks';

const entry = '/assets/js/main.1.js';
const links: CategoryLinks = {'/docs/sign': [['open', 'row', '/docs/sign/draw', 'Draw <b>it</b>']]};

const sidebar = `<ul>
  <li class="closed"><div><a class="menu__link" href="/docs/sign">Sign</a></div></li><li class="category-links"></li>
  <li class="closed"><div><a class="menu__link" href="/docs/send">Send</a></div></li><li class="category-links"></li>
</ul>`;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = sidebar;
});

function restored(stored: unknown): string {
  localStorage.setItem('category-links', typeof stored === 'string' ? stored : JSON.stringify({[entry]: stored}));
  restoreCategories(entry);
  return document.body.innerHTML;
}

test('links of the same build are shown as they were written, and no others', () => {
  writeCategoryLinks(entry, links);
  expect(readCategoryLinks(entry)).toEqual(links);
  expect(readCategoryLinks('/assets/js/main.2.js')).toBeUndefined();
  restoreCategories('/vi/assets/js/main.1.js');
  expect(document.body.innerHTML).toBe(sidebar);
  restoreCategories(entry);
  expect(document.querySelectorAll('.category-links:empty')).toHaveLength(1);
  expect(document.querySelector('.open + .category-links')?.innerHTML).toBe(
    '<li class="row"><a class="menu__link" href="http://localhost:3000/docs/sign/draw">Draw &lt;b&gt;it&lt;/b&gt;</a></li>',
  );
});

test.each(['', 'null', '[]', 'not json', '{"/assets/js/main.1.js":null}', '{"__proto__":{"polluted":1}}'])(
  'what else is stored changes nothing: %s',
  (stored) => {
    expect(restored(stored)).toBe(sidebar);
    expect({}).not.toHaveProperty('polluted');
  },
);

test.each([
  7,
  'text',
  '<img src=x onerror=alert(1)>',
  {},
  {'/docs/sign': '<b>'},
  {'/docs/sign': [7]},
  {'/docs/sign': {}},
])('a value of another kind makes no link: %j', (stored) => {
  expect(restored(stored)).toBe(sidebar);
});

test.each([
  ['//evil.example/x', '/evil.example/x'],
  ['/\\\\evil.example', '/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['data:text/html,x', '/data:text/html,x'],
])('the path %s stays within the site', (path) => {
  restored({'/docs/sign': [['open', 'row', path, '<script>alert(1)</script>']]});
  const link = document.querySelector<HTMLAnchorElement>('.category-links a');
  expect(link && new URL(link.href, location.href).origin).toBe(location.origin);
  expect(document.querySelectorAll('.category-links :not(li, a)')).toHaveLength(0);
});
