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

test('a copied page differs in its title, its description and its search phrases, and in nothing else', () => {
  const text = `---
title: "A: b"
description: Text
search:
  - no alerts
  - '401'
kind: task
---

- Text.
`;
  expect(toCopiedPage(text, 2)).toBe(`---
title: "Copy 2 – A: b"
description: 2 xt
search:
  - copy 2 no alerts
  - 'copy 2 401'
kind: task
---

- Text.
`);
});
