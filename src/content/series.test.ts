import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {seriesFrontMatter, type Series} from './series';

const all: Series[] = [
  {id: 'template', pages: ['tutorial/a', 'tutorial/b', 'tutorial/c']},
  {id: 'autoSign', pages: ['tutorial/d', 'tutorial/gone']},
];
const site = mkdtempSync(path.join(tmpdir(), 'series-'));
for (const folder of ['docs/tutorial', 'i18n/vi/docusaurus-plugin-content-docs/current/tutorial']) {
  mkdirSync(path.join(site, folder), {recursive: true});
  for (const name of ['a', 'b', 'c', 'd'])
    writeFileSync(path.join(site, folder, `${name}.mdx`), `---\r\ntitle: 'Part: ${name}'\r\n---\r\n`);
}

const of = (file: string): unknown => seriesFrontMatter(all, path.join(site, file), site);

it('places a page between its neighbours, in its language', () => {
  const vietnamese = of('i18n/vi/docusaurus-plugin-content-docs/current/tutorial/b.mdx');
  expect(vietnamese).toMatchObject({
    series: {
      position: 2,
      parts: [
        {id: 'tutorial/a', title: 'Part: a'},
        {id: 'tutorial/b', title: 'Part: b'},
        {id: 'tutorial/c', title: 'Part: c'},
      ],
    },
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

it('stops at a page that is not there, and says where to correct it', () => {
  expect(() => of('docs/tutorial/d.mdx')).toThrow(/^src\/config\/series\.ts names .*gone\.mdx/);
});
