import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {attributeOf} from '../kit/mdx';
import {remarkTemplateMarks} from './templateMarks';

it('shows what a template asks for, in sentences and on lines of its own, and no other comment', () => {
  const tree: Root = {
    type: 'root',
    children: [
      {type: 'mdxFlowExpression', value: '/* write: The idea. */'},
      {type: 'paragraph', children: [{type: 'mdxTextExpression', value: '/* write: a < b */'}]},
      {type: 'mdxFlowExpression', value: '/* for colleagues */'},
    ],
  };
  remarkTemplateMarks()(tree);
  const [block, paragraph, comment] = tree.children;
  expect(block && attributeOf(block, 'html')).toBe('<mark>write: The idea.</mark>');
  const [span] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  expect(span && [attributeOf(span, 'as'), attributeOf(span, 'html')]).toEqual([
    'span',
    '<mark>write: a &lt; b</mark>',
  ]);
  expect(comment?.type).toBe('mdxFlowExpression');
});
