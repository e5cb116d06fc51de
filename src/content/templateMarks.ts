import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {h, toMarkup} from '../kit/html';
import {staticBlock, staticSpan} from '../kit/mdx';

/** What the templates of new pages ask for (`guides/templates`). */
const mark = /^\/\*\s*(write: [\s\S]*?)\s*\*\/$/;

/** Remark plugin for the development server: shows writers in the page what is still to be written. */
export function remarkTemplateMarks() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if ((node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') || !parent) return;
      const [, text] = mark.exec(node.value.trim()) ?? [];
      if (!text || index === undefined) return;
      const shown = toMarkup(h('mark', text));
      parent.children[index] = node.type === 'mdxFlowExpression' ? staticBlock(shown) : staticSpan(shown);
    });
}
