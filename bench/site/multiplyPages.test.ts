import {expect, test} from 'vitest';
import {multiplySidebars, toCopiedPage} from './multiplyPages';

const category = {
  type: 'category',
  label: 'Basics',
  key: '/api',
  link: {type: 'generated-index', slug: '/api', title: 'Basics'},
  items: ['api/a', {type: 'doc', id: 'api/b'}],
};

test('each copy has sidebars of its own, with its own pages and addresses', () => {
  const all = multiplySidebars({main: ['index', category]}, 3);
  expect(Object.keys(all)).toEqual(['main', 'mainCopy2', 'mainCopy3']);
  expect(all.main).toEqual(['index', category]);
  expect(all.mainCopy3).toEqual([
    'copy-3/index',
    {
      ...category,
      key: '/copy-3/api',
      link: {type: 'generated-index', slug: '/copy-3/api', title: 'Basics'},
      items: ['copy-3/api/a', {type: 'doc', id: 'copy-3/api/b'}],
    },
  ]);
});

test('a copied page differs in its title and its description, and in nothing else', () => {
  const text = '---\ntitle: "A: b"\ndescription: Text\nkind: task\n---\n\nText.\n';
  expect(toCopiedPage(text, 2)).toBe('---\ntitle: "Copy 2 – A: b"\ndescription: 2 xt\nkind: task\n---\n\nText.\n');
});
