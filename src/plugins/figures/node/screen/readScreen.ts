import {createElement as h, type ReactNode} from 'react';
import {renderToStaticMarkup} from '../../../../content/renderStatic';
import type {MarkdownFile} from '../../../../content/pageLocation';
import {FigureError, type Place} from '../figureError';
import {figureWordsOf} from '../figureWords';
import {isElement, type TreeNode} from '../mdxTree';
import {didYouMean} from '../../../../content/didYouMean';
import {readAttributes} from '../readAttributes';
import type {Word} from './drawing';
import {Screen, vocabulary} from './screen';

/** Markdown that keeps its meaning inside `<Text>`. */
const inlineTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  inlineCode: 'code',
  break: 'br',
};

/** The finished markup of one `<Screen>`. */
export function drawScreen(element: TreeNode, file: MarkdownFile): string {
  return renderToStaticMarkup(draw(element, Screen, file));
}

function draw(element: TreeNode, word: Word, file: MarkdownFile): ReactNode {
  const place = placeOf(element, file);
  return word.draw({
    attributes: readAttributes(element, word.rules, place),
    children: childrenOf(element, word, file),
    words: figureWordsOf(file),
    fail: (wrong, repair) => {
      throw new FigureError(place, wrong, repair);
    },
  });
}

function childrenOf(element: TreeNode, word: Word, file: MarkdownFile): ReactNode[] {
  if (word.inside === 'words') return (element.children ?? []).map((child) => phrase(child, file));
  const children = withoutBlanks(element.children ?? []);
  const [first] = children;
  if (word.inside === 'nothing') {
    if (!first) return [];
    throw new FigureError(
      placeOf(first, file),
      `<${element.name}> holds nothing.`,
      `Close it at once: <${element.name} … />.`,
    );
  }
  return children.map((child) => {
    if (!isElement(child)) {
      throw new FigureError(
        placeOf(child, file),
        `Text stands bare in <${element.name}>.`,
        'Wrap it in <Text>…</Text>.',
      );
    }
    const name = child.name ?? '';
    const inner = Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
    if (!inner) {
      throw new FigureError(
        placeOf(child, file),
        `<${name}> is not an element of a sketch.`,
        didYouMean(name, Object.keys(vocabulary)),
      );
    }
    return draw(child, inner, file);
  });
}

/** Elements on one line arrive wrapped in a paragraph with blanks between them: both are of no meaning here. */
function withoutBlanks(nodes: TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.type === 'paragraph' && (node.children ?? []).some(isElement)) return withoutBlanks(node.children ?? []);
    return node.type === 'text' && node.value?.trim() === '' ? [] : [node];
  });
}

function phrase(node: TreeNode, file: MarkdownFile): ReactNode {
  if (node.type === 'text') return node.value;
  const tag = inlineTags[node.type];
  if (!tag)
    throw new FigureError(
      placeOf(node, file),
      `<Text> cannot hold "${node.type}".`,
      'Use plain words, **bold**, *italic* or `code`.',
    );
  if (tag === 'br') return h('br');
  return h(
    tag,
    null,
    ...(node.type === 'inlineCode' ? [node.value] : (node.children ?? []).map((child) => phrase(child, file))),
  );
}

function placeOf(node: TreeNode, file: MarkdownFile): Place {
  return {file, line: node.position?.start.line ?? 1};
}
