import type {List, ListItem, PhrasingContent, Root} from 'mdast';
import type {Node} from 'unist';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf, division, isMdxElement, lineOf, styleImport, type MdxElement} from '../../kit/mdx';
import {PageError} from '../../kit/pageError';
import type {MarkdownFile} from '../../kit/pageLocation';

/** The component around a list of which each item becomes a card. */
export const cardsComponent = 'Cards';

const styles = '@site/src/content/cards/cards.css';

const isCards = (node: Node): node is MdxElement => isMdxElement(node) && node.name === cardsComponent;

/** Remark plugin: the list in `<Cards>` becomes cards, each with a link as its title and a sentence below it. */
export function remarkCards() {
  return (tree: Root, file: MarkdownFile): void => {
    let hasCards = false;
    visit(tree, (node, index, parent) => {
      if (!isCards(node) || !parent || index === undefined) return undefined;
      parent.children[index] = division('cards', [toCards(node, file)]);
      hasCards = true;
      return SKIP;
    });
    if (hasCards) tree.children.unshift(styleImport(styles));
  };
}

function toCards(element: MdxElement, file: MarkdownFile): List {
  const [list, ...others] = element.children;
  if (list?.type !== 'list' || others.length > 0) throw cardsError(element, file, 'holds something else than one list');
  const icons = attributeOf(element, 'icons').split(' ').filter(Boolean);
  if (icons.length > 0 && icons.length !== list.children.length) {
    throw cardsError(element, file, `has ${icons.length} icons for ${list.children.length} cards`);
  }
  const children = list.children.map((item, index) => toCard(item, icons[index], file));
  return {...list, spread: true, children};
}

/** The title and its sentence become paragraphs, which every reader of the page tells apart. */
function toCard(item: ListItem, icon: string | undefined, file: MarkdownFile): ListItem {
  const [paragraph, ...others] = item.children;
  const [link, separator, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || others.length > 0) throw cardsError(item, file, 'has an item that is not one link');
  if (separator?.type !== 'text' || !separator.value.startsWith(': ')) {
    throw cardsError(item, file, 'has an item without a sentence');
  }
  const sentence: PhrasingContent[] = [{...separator, value: separator.value.slice(2)}, ...rest];
  return {
    ...item,
    spread: true,
    children: [
      {type: 'paragraph', children: [link]},
      {type: 'paragraph', children: sentence},
    ],
    ...(icon !== undefined && {data: {hProperties: {className: [`icon-${icon}`]}}}),
  };
}

function cardsError(node: Node, file: MarkdownFile, problem: string): PageError {
  const repair = 'Write a list with lines such as - [Title](page.mdx): one sentence.';
  return new PageError('cards', {file, line: lineOf(node)}, `<Cards> ${problem}.`, repair, 'guides/writing.md');
}
