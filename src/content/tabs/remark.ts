import type {Root} from 'mdast';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {attributeOf, componentImport, isMdxElement, lineOf, type MdxElement} from '../../kit/mdx';
import {PageError} from '../../kit/pageError';
import type {MarkdownFile} from '../../kit/pageLocation';
import {readOwnNames} from '../syntax/expressions';

/** The components of Docusaurus that show one of several contents. */
export const tabComponents = ['Tabs', 'TabItem'] as const;

const repair = 'Write <TabItem value="a" label="Words to press"> above each content and </TabItem> below it.';

/**
 * Remark plugin: gives a page with tabs the theme's components, imported by the page or not, and stops at what they could
 * refuse only in the browser's words.
 */
export function remarkTabs() {
  return (tree: Root, file: MarkdownFile): void => {
    const own = readOwnNames(tree);
    const ofTheme = tabComponents.filter((name) => !own.includes(name) || importsFromTheme(tree, name));
    const used = new Set<string>();
    const inside = new Set<Node>();
    visit(tree, (node) => {
      if (!isMdxElement(node)) return;
      const name = ofTheme.find((each) => each === node.name);
      if (!name) return;
      used.add(name);
      if (name === 'Tabs') visit(node, (part) => void inside.add(part));
      const problem = name === 'Tabs' ? describeTabs(node) : describeItem(node, inside.has(node));
      if (problem) throw new PageError('tabs', {file, line: lineOf(node)}, problem, repair, 'guides/tabs.md');
    });
    const missing = [...used].filter((name) => !own.includes(name));
    tree.children.unshift(...missing.map((name) => componentImport(name, `@theme/${name}`)));
  };
}

function importsFromTheme({children}: Root, name: string): boolean {
  return children.some(
    ({type, data}) =>
      type === 'mdxjsEsm' &&
      data?.estree?.body.some((line) => line.type === 'ImportDeclaration' && line.source.value === `@theme/${name}`),
  );
}

/** @returns what is wrong with tabs; the text of a tab is no matter */
function describeTabs(tabs: MdxElement): string | undefined {
  // Then the names of the tabs are there, for contents of any kind.
  if (hasAttribute(tabs, 'values')) return undefined;
  const parts = tabs.children.flatMap((child): Node[] => (child.type === 'paragraph' ? child.children : [child]));
  const items = parts.filter(isMdxElement);
  const isText = ({type}: Node): boolean => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression';
  const text = parts.find((part) => !isMdxElement(part) && isText(part) && !isBlank(part));
  if (text) return '<Tabs> has text outside of its tabs.';
  if (items.length === 0) return '<Tabs> has no tab.';
  const values = items.map((item) => attributeOf(item, 'value'));
  const double = values.find((value, index) => value !== '' && values.indexOf(value) < index);
  if (double !== undefined) return `<Tabs> has two tabs with the value "${double}".`;
  const first = attributeOf(tabs, 'defaultValue');
  if (first !== '' && first !== 'null' && !values.includes(first)) {
    return `<Tabs> has the defaultValue "${first}", which is the value of none of its tabs.`;
  }
  return undefined;
}

function describeItem(item: MdxElement, isInside: boolean): string | undefined {
  if (!isInside) return '<TabItem> is outside of <Tabs>.';
  return hasAttribute(item, 'value') ? undefined : '<TabItem> has no value.';
}

function hasAttribute({attributes}: MdxElement, name: string): boolean {
  return attributes.some((one) => one.type !== 'mdxJsxAttribute' || one.name === name);
}

const isBlank = (node: Node): boolean => 'value' in node && String(node.value).trim() === '';
