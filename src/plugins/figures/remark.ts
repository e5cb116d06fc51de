import type {MarkdownFile} from '../../content/pageLocation';
import {drawDiagram} from './node/diagram/drawDiagram';
import {staticHtml, type TreeNode} from './node/mdxTree';

/** Remark step: every diagram of a page becomes finished markup. */
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
  if (node.children) node.children = await drawAll(node.children, file);
  return node;
}
