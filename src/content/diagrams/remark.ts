import type {Code, Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {staticBlock, styleImport} from '../../kit/mdx';
import type {MarkdownFile} from '../../kit/pageLocation';
import {drawDiagram} from './drawDiagram';

/** Most pages have no diagrams, and go without their styles. */
const styles = '@site/src/content/diagrams/diagrams.css';

/** Remark step: every ```diagram block of a page becomes finished HTML. */
export function remarkDiagrams() {
  return async (tree: Root, file: MarkdownFile): Promise<void> => {
    const found: {code: Code; parent: Parent}[] = [];
    visit(tree, 'code', (code, _, parent) => {
      if (code.lang === 'diagram' && parent) found.push({code, parent});
    });
    for (const {code, parent} of found) {
      parent.children.splice(parent.children.indexOf(code), 1, staticBlock(await drawDiagram(code, file)));
    }
    if (found.length > 0) tree.children.unshift(styleImport(styles));
  };
}
