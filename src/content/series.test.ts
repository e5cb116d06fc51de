import {expect, it} from 'vitest';
import {seriesFrontMatter, type Series} from './series';

const all: Series[] = [{id: 'template', pages: ['tutorial/a', 'tutorial/b', 'tutorial/c']}];
const of = (file: string): unknown => seriesFrontMatter(all, `/site/${file}`, '/site');

it('places a page between its neighbours, in its language', () => {
  const vietnamese = of('i18n/vi/docusaurus-plugin-content-docs/current/tutorial/b.mdx');
  expect(vietnamese).toMatchObject({
    series: {position: 2, count: 3},
    pagination_prev: 'tutorial/a',
    pagination_next: 'tutorial/c',
  });
  expect(vietnamese).not.toMatchObject({series: {title: 'From a Word file to a sent document'}});
});

it('leaves the ends to the sidebar', () => {
  expect(of('docs/tutorial/a.mdx')).not.toHaveProperty('pagination_prev');
  expect(of('docs/tutorial/c.mdx')).not.toHaveProperty('pagination_next');
});

it('is for pages of a series in the current version only', () => {
  expect(of('docs/tutorial/x.mdx')).toEqual({});
  expect(of('versioned_docs/version-2.2.0/tutorial/b.mdx')).toEqual({});
});
