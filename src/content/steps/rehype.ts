import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxAttribute, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {LocaleCode} from '../../kit/locales';
import {message} from '../../kit/messages';
import {locatePage, type MarkdownFile} from '../../kit/pageLocation';

/** Where steps come before the first heading. */
const firstSection = 'step';

const isElement = (node: RootContent, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/**
 * Rehype plugin: gives each numbered step of a page an address, `#<id of its section>-<number>`, which is the same in all
 * languages, and the link to it, which `src/site/css/custom.css` lays over the number. A second list of a section is
 * `#<section>-2-<number>`.
 */
export function rehypeSteps() {
  return (tree: Root, file: MarkdownFile): void => {
    const locale = locatePage(file)?.locale;
    if (!locale) return;
    let section = firstSection;
    let lists = 0;
    for (const node of tree.children) {
      if (isElement(node, 'h2', 'h3', 'h4') && node.properties.id) {
        section = String(node.properties.id);
        lists = 0;
      }
      if (!isElement(node, 'ol')) continue;
      lists += 1;
      addressSteps(node, lists > 1 ? `${section}-${lists}` : section, locale);
    }
  };
}

function addressSteps(list: Element, section: string, locale: LocaleCode): void {
  const steps = list.children.filter((child) => child.type === 'element');
  for (const [index, step] of steps.entries()) {
    const number = String(index + 1);
    const id = `${section}-${number}`;
    step.properties.id = id;
    step.children.unshift(stepLink(id, message(locale, 'steps.link', {number})));
  }
}

/**
 * Like the link of a heading, which copies its address, and without a stop for the Tab key: a page has up to thirty steps.
 * "Copy link" in the menu below the title gives the same address to those who use keys alone.
 */
function stepLink(id: string, label: string): MdxJsxTextElementHast {
  const attributes = Object.entries({className: 'hash-link', href: `#${id}`, tabIndex: '-1', 'aria-label': label});
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: attributes.map(([name, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value})),
    children: [],
    // As if the page had written it: the theme's own link is heavier, and checks an anchor that is known to exist.
    data: {_mdxExplicitJsx: true},
  };
}
