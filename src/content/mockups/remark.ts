import type {Parent, Root} from 'mdast';
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

/** Fewer still have the elements of `elements/moments.ts`, which walkthroughs are made of. */
export const momentStyles = '@site/src/content/walkthroughs/moments.css';
const moment = /\bmockup-(?:pad|terms|camera|done|letters)\b/;

/** Remark plugin: every `<Mockup>` of a page becomes static HTML. */
export function remarkMockups() {
  return (tree: Root, file: MarkdownFile): void => {
    const drawings: string[] = [];
    // A page may import components of the same names.
    const imported = readOwnNames(tree);
    visit(tree, (node, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return undefined;
      if (node.name === 'Mockup') {
        const html = renderMockup(node, file, endsSection(parent, index));
        drawings.push(html);
        parent.children[index] = staticBlock(html);
        return SKIP;
      }
      const name = node.name ?? '';
      if (Object.hasOwn(elements, name) && !imported.includes(name)) {
        throw new MockupError(node, file, `<${name}> is outside a mockup.`, 'Put it inside <Mockup alt="…">.');
      }
      return undefined;
    });
    if (drawings.length > 0) tree.children.unshift(styleImport(mockupStyles));
    if (drawings.some((html) => moment.test(html))) tree.children.unshift(styleImport(momentStyles));
  };
}

/** @returns whether no text follows that a drawing could stand beside */
function endsSection({type, children}: Parent, index: number): boolean {
  const next = children[index + 1];
  return type === 'root' && (next === undefined || next.type === 'heading');
}
