import type {MarkdownFile} from '../../content/pageLocation';
import {FigureError} from './node/figureError';
import {drawDiagram} from './node/diagram/drawDiagram';
import {isElement, staticHtml, type TreeNode} from './node/mdxTree';
import {drawScreen} from './node/screen/readScreen';
import {sketchOnlyNames} from './node/screen/screen';

/** Remark step: every `<Screen>` and every diagram of a page becomes finished markup. */
export function remarkFigures() {
  return async (tree: TreeNode, file: MarkdownFile): Promise<void> => {
    tree.children = await drawAll(tree.children ?? [], file);
  };
}

function drawAll(nodes: TreeNode[], file: MarkdownFile): Promise<TreeNode[]> {
  return Promise.all(nodes.map((node) => drawFigures(node, file)));
}

async function drawFigures(node: TreeNode, file: MarkdownFile): Promise<TreeNode> {
  if (node.type === 'code' && node.lang === 'diagram') return staticHtml(await drawDiagram(node, file), node.position);
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
  if (node.children) node.children = await drawAll(node.children, file);
  return node;
}
