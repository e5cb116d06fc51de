import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {componentImport, styleImport} from '../../kit/mdx';
import {locatePage, type MarkdownFile} from '../../kit/pageLocation';

/** What remembers the ticks; only pages with a checklist load it. */
const component = {name: 'Checklist', path: '@site/src/content/checklists/browser/Checklist'};
const styles = '@site/src/content/checklists/checklists.css';

const isElement = (node: RootContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

const isTaskList = (node: RootContent): node is Element =>
  isElement(node, 'ul', 'ol') && [node.properties.className].flat().includes('contains-task-list');

/**
 * Rehype plugin: the task lists of a page (`- [ ] …`) become boxes that readers tick; the browser remembers the ticks. Each
 * list is named after the heading above it, the same in all languages. The count comes after the last one, and stays in
 * sight until then.
 */
export function rehypeChecklists() {
  return (tree: Root, file: MarkdownFile): void => {
    const page = locatePage(file);
    let section = 'list';
    let listsBelow = 0;
    let total = 0;
    let last = 0;
    for (const [index, node] of tree.children.entries()) {
      if (isElement(node, 'h2', 'h3') && node.properties.id) {
        section = String(node.properties.id);
        listsBelow = 0;
      }
      if (!isTaskList(node)) continue;
      listsBelow += 1;
      last = index;
      total += toChecklist(node, listsBelow > 1 ? `${section}-${listsBelow}` : section);
    }
    if (total === 0 || !page) return;
    tree.children.splice(last + 1, 0, {
      type: 'mdxJsxFlowElement',
      name: component.name,
      attributes: [attribute('page', page.route), attribute('total', String(total))],
      children: [],
    });
    tree.children.unshift(styleImport(styles), componentImport(component.name, component.path));
  };
}

/** @returns the number of boxes */
function toChecklist(list: Element, name: string): number {
  list.properties.className = ['checklist'];
  const items = list.children.filter((child): child is Element => isElement(child, 'li'));
  for (const item of items) {
    item.properties = {};
    const [first, ...rest] = item.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    // Blank lines between the items make a paragraph of each.
    const isLoose = isElement(first, 'p');
    const [words, blocks] = isLoose ? [first.children, rest] : split(item.children);
    const box = inline('input', [], {type: 'checkbox', name});
    item.children = [inline('label', [box, inline('span', words.filter(isNotBox))]), ...blocks];
  }
  return items.length;
}

const isNotBox = (node: ElementContent): boolean => !isElement(node, 'input');

/** @returns the words of an item, and the lists in it */
function split(children: readonly ElementContent[]): [ElementContent[], ElementContent[]] {
  const isList = (node: ElementContent): boolean => isElement(node, 'ul', 'ol');
  return [children.filter((child) => !isList(child)), children.filter(isList)];
}

const attribute = (name: string, value: string): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** An element as if the page had written it: the theme would disable the box. */
function inline(
  name: string,
  children: ElementContent[],
  values: Readonly<Record<string, string>> = {},
): MdxJsxTextElementHast {
  const attributes = Object.entries(values).map(([key, value]) => attribute(key, value));
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes,
    children,
    data: {_mdxExplicitJsx: true},
  } as MdxJsxTextElementHast;
}
