import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isMdxElement, staticBlock, styleImport} from '../../kit/mdx';
import type {MarkdownFile} from '../../kit/pageLocation';
import {readOwnNames} from '../syntax/expressions';
import {elements} from './elements/mockup';
import {MockupError} from './mockupError';
import {renderMockup} from './renderMockup';

/** The component that shows a screen, and those that it is made of. */
export const mockupComponents = ['Mockup', ...Object.keys(elements)];

/** Most pages have no mockups, and go without their styles. */
export const mockupStyles = '@site/src/content/mockups/mockups.css';

/** Remark plugin: every `<Mockup>` of a page becomes static HTML. */
export function remarkMockups() {
  return (tree: Root, file: MarkdownFile): void => {
    let hasMockup = false;
    // The theme has components of the same names, which a page may import.
    const imported = readOwnNames(tree);
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return undefined;
      if (node.name === 'Mockup') {
        parent.children[index] = staticBlock(renderMockup(node, file));
        hasMockup = true;
        return SKIP;
      }
      const name = node.name ?? '';
      if (Object.hasOwn(elements, name) && !imported.includes(name)) {
        throw new MockupError(node, file, `<${name}> is outside a mockup.`, describePlace(name));
      }
      return undefined;
    });
    if (hasMockup) tree.children.unshift(styleImport(mockupStyles));
  };
}

function describePlace(name: string): string {
  const inMockup = 'Put it inside <Mockup alt="…">.';
  if (name !== 'Tabs') return inMockup;
  return `${inMockup} For tabs with text in them, begin the page with import Tabs from '@theme/Tabs'; and import TabItem from '@theme/TabItem';`;
}
