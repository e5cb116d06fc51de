import type {Root} from 'hast';
import {expect, it} from 'vitest';
import {attributeOf, staticBlock} from '../kit/mdx';
import type {FrontMatter} from './front-matter/frontMatter';
import {rehypePageNotes} from './pageNotes';

type Keys = Partial<Pick<FrontMatter, 'basis' | 'open'>>;

/** @returns what ends a page that holds the given parts. */
function endOf(
  frontMatter: Keys,
  {parts = [] as Root['children'], showsOpenQuestions = false, path = 'docs/a.mdx'} = {},
) {
  const tree: Root = {type: 'root', children: [...parts]};
  rehypePageNotes({showsOpenQuestions})(tree, {cwd: '/site', path: `/site/${path}`, data: {frontMatter}});
  return tree.children.slice(parts.length).map((node) => attributeOf(node, 'html'));
}

const italic: Root['children'] = [
  {type: 'element', tagName: 'em', properties: {}, children: [{type: 'text', value: 'Save'}]},
];

it.each(['seen', 'partly-seen'] as const)('says nothing on a page whose subject was %s', (basis) => {
  expect(endOf({basis, open: ['Which?']})).toEqual([]);
});

it('ends an inferred page with one sentence and the way to tell us', () => {
  expect(endOf({basis: 'inferred'})).toEqual([
    '<p>Screens differ between companies. If yours looks different, follow the screen. <a href="#feedback">Tell us what differs.</a></p>',
  ]);
});

it('says once what italics mean', () => {
  const legend = '<p>Names in italics may read differently on your screen.</p>';
  expect(endOf({basis: 'seen'}, {parts: italic})).toEqual([legend]);
});

it('says that drawings are not exactly the screens', () => {
  const drawings = '<p>The drawings show what happens on each screen, not exactly how yours looks.</p>';
  for (const html of [
    '<section class="walk"><div class="mockup"></div></section>',
    '<figure class="wide mockup"></figure>',
  ])
    expect(endOf({basis: 'seen'}, {parts: [staticBlock(html)]})).toEqual([drawings]);
  expect(endOf({basis: 'seen'}, {parts: [staticBlock('<figure class="diagram"></figure>')]})).toEqual([]);
});

it('speaks the language of the page', () => {
  const path = 'i18n/vi/docusaurus-plugin-content-docs/current/a.mdx';
  expect(endOf({basis: 'seen'}, {parts: italic, path})).toEqual([
    '<p>Tên in nghiêng có thể khác trên màn hình của bạn.</p>',
  ]);
});

it('shows writers how far the subject is known, and what is still to be asked', () => {
  expect(endOf({basis: 'seen', open: ['Which?', 'When?']}, {showsOpenQuestions: true})).toEqual([
    '<p>For writers, not on the published site. Basis: seen. To ask the operator: 2</p><ul><li>Which?</li><li>When?</li></ul>',
  ]);
});

it('leaves pages outside the docs alone', () => {
  expect(endOf({basis: 'inferred'}, {path: 'src/pages/a.mdx'})).toEqual([]);
});
