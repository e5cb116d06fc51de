import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isMdxElement, staticBlock, styleImport} from '../../content/mdx';
import type {MarkdownFile} from '../../content/pageLocation';
import {elements} from './node/elements/mockup';
import {MockupError} from './node/mockupError';
import {renderMockup} from './node/renderMockup';

/** The component that shows a screen, and those that it is made of. */
export const mockupComponents = ['Mockup', ...Object.keys(elements)];

/** Most pages have no mockups, and go without their styles. */
const styles = '@site/src/plugins/mockups/theme/mockups.css';

/** Remark plugin: every `<Mockup>` of a page becomes static HTML. */
export function remarkMockups() {
  return (tree: Root, file: MarkdownFile): void => {
    let hasMockup = false;
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return undefined;
      if (node.name === 'Mockup') {
        parent.children[index] = staticBlock(renderMockup(node, file));
        hasMockup = true;
        return SKIP;
      }
      if (Object.hasOwn(elements, node.name ?? '')) {
        throw new MockupError(node, file, `<${node.name}> is outside a mockup.`, 'Put it inside <Mockup alt="…">.');
      }
      return undefined;
    });
    if (hasMockup) tree.children.unshift(styleImport(styles));
  };
}
