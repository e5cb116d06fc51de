import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {isMdxElement, staticBlock} from '../../content/mdx';
import type {MarkdownFile} from '../../content/pageLocation';
import {elements} from './node/elements/mockup';
import {MockupError} from './node/mockupError';
import {renderMockup} from './node/renderMockup';

/** Remark plugin: every `<Mockup>` of a page becomes static HTML. */
export function remarkMockups() {
  return (tree: Root, file: MarkdownFile): void => {
    visit(tree, isMdxElement, (element, index, parent) => {
      const name = element.name ?? '';
      if (name === 'Mockup' && parent && index !== undefined) {
        parent.children[index] = staticBlock(renderMockup(element, file));
        return SKIP;
      }
      if (Object.hasOwn(elements, name)) {
        throw new MockupError(element, file, `<${name}> is outside a mockup.`, 'Put it inside <Mockup alt="…">.');
      }
      return undefined;
    });
  };
}
