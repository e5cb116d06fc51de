import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {componentImport, htmlComponent, isMdxElement, styleImport} from '../../kit/mdx';
import type {MarkdownFile} from '../../kit/pageLocation';
import {mockupStyles, momentStyles} from '../mockups/remark';
import {MockupError} from '../mockups/mockupError';
import {compareWithSource} from './compareWithSource';
import {renderWalkthrough} from './renderWalkthrough';

/** The component that shows a task as screens to click through, and a screen of it. */
export const walkthroughComponents = ['Walkthrough', 'Screen'];

const room = '@site/src/content/walkthroughs';

/** Remark plugin: every `<Walkthrough>` of a page becomes static HTML, and a component that keeps its address. */
export function remarkWalkthroughs() {
  return (tree: Root, file: MarkdownFile): void => {
    const screens = new Map<string, number>();
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return undefined;
      if (node.name === 'Screen')
        throw new MockupError(node, file, '<Screen> is outside a walkthrough.', 'Put it inside <Walkthrough id="…">.');
      if (node.name !== 'Walkthrough') return undefined;
      const {id, count, html} = renderWalkthrough(node, file);
      if (screens.has(id))
        throw new MockupError(node, file, `<Walkthrough>: the id "${id}" is used twice.`, 'Give each its own.');
      screens.set(id, count);
      compareWithSource(node, file, id, count);
      parent.children[index] = htmlComponent('Walkthrough', html);
      return SKIP;
    });
    if (screens.size === 0) return;
    tree.children.unshift(
      styleImport(mockupStyles),
      styleImport(momentStyles),
      styleImport(`${room}/walkthroughs.css`),
      componentImport('Walkthrough', `${room}/browser/Walkthrough`),
    );
  };
}
