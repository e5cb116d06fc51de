import type {MarkdownFile} from '../../content/pageLocation';
import {FigureError} from './node/figureError';
import {isElement, staticHtml, type TreeNode} from './node/mdxTree';
import {drawScreen} from './node/screen/readScreen';
import {sketchOnlyNames} from './node/screen/screen';

/** Remark step: every `<Screen>` of a page becomes finished markup. */
export function remarkFigures() {
  return (tree: TreeNode, file: MarkdownFile): void => {
    drawFigures(tree, file);
  };
}

function drawFigures(node: TreeNode, file: MarkdownFile): TreeNode {
  if (isElement(node)) {
    if (node.name === 'Screen') return staticHtml(drawScreen(node, file), node.position);
    if (sketchOnlyNames.includes(node.name ?? '')) {
      const place = {file, line: node.position?.start.line ?? 1};
      throw new FigureError(
        place,
        `<${node.name}> stands outside a sketch.`,
        'Put it inside <Screen alt="…">…</Screen>.',
      );
    }
  }
  if (node.children) node.children = node.children.map((child) => drawFigures(child, file));
  return node;
}
