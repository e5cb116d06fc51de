import type {RootContent} from 'mdast';
import {didYouMean} from '../../kit/didYouMean';
import {h, toMarkup, type Child} from '../../kit/html';
import {isMdxElement, type MdxElement} from '../../kit/mdx';
import {pageLocale, type MarkdownFile} from '../../kit/pageLocation';
import {elements, mockup} from './elements/mockup';
import type {MockupElement, Ring, ScreenContext} from './mockupElement';
import {MockupError} from './mockupError';

/**
 * @param isWide whether the drawing stays below its text, where others stand beside it
 * @returns the HTML of a `<Mockup>`
 * @throws MockupError if an element, its attributes or its content is wrong
 */
export function renderMockup(element: MdxElement, file: MarkdownFile, isWide: boolean): string {
  return toMarkup(renderScreen(element, mockup(isWide), file, {isTaken: false}));
}

/**
 * @param ring of the screen; tells afterwards whether a control took it
 * @returns a screen with everything in it
 */
export function renderScreen(
  element: MdxElement,
  {content, render}: MockupElement,
  file: MarkdownFile,
  ring: Ring,
): Child {
  const context = {locale: pageLocale(file), ring};
  return render(element, file, {...context, children: renderContent(element, content, file, context)});
}

function renderContent(
  element: MdxElement,
  content: MockupElement['content'],
  file: MarkdownFile,
  {ring}: ScreenContext,
): Child[] {
  if (content === 'text') return element.children.map((child) => renderText(child, element, file));
  const children = element.children.flatMap(unwrap);
  const [first] = children;
  if (content === 'none' && first) {
    throw new MockupError(first, file, `<${element.name}> has no content.`, `Write <${element.name} … />.`);
  }
  return children.map((child) => {
    if (!isMdxElement(child)) {
      throw new MockupError(child, file, `<${element.name}> contains bare text.`, 'Wrap it in <Text>…</Text>.');
    }
    const name = child.name ?? '';
    const definition = Object.hasOwn(elements, name) ? elements[name] : undefined;
    if (!definition) {
      const repair = didYouMean(name, Object.keys(elements));
      throw new MockupError(child, file, `<${name}> is not an element of mockups.`, repair);
    }
    return renderScreen(child, definition, file, ring);
  });
}

/** Elements on one line arrive in a paragraph, with spaces between them. */
function unwrap(node: RootContent): RootContent[] {
  if (node.type === 'paragraph' && node.children.some(isMdxElement)) return node.children.flatMap(unwrap);
  return node.type === 'text' && node.value.trim() === '' ? [] : [node];
}

function renderText(node: RootContent, element: MdxElement, file: MarkdownFile): Child {
  if (node.type === 'text') return node.value;
  if (node.type !== 'paragraph' && node.type !== 'strong') {
    throw new MockupError(
      node,
      file,
      `<${element.name}> cannot contain "${node.type}".`,
      'Use plain words and **bold**.',
    );
  }
  const children = node.children.map((child) => renderText(child, element, file));
  return node.type === 'strong' ? h('strong', children) : children;
}
