import type {Element, Nodes, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as writeMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

/** What a page holds only for the eye or the mouse; it has no place in a text. */
const notText = ['.hash-link', 'button', 'script', 'style', '[data-not-text]', '.theme-doc-toc-mobile'];

export interface PageAsMarkdown {
  title: string;
  /** The article as GitHub-flavoured Markdown, beginning with its title as heading. */
  markdown: string;
}

/**
 * Writes the article of a built docs page as Markdown, so that the text says exactly what the page says, API
 * facts included.
 *
 * @param html the whole built page
 * @param rewriteLink turns an address of a link into the one the text should carry
 * @returns undefined when the page has no article
 */
export function toMarkdown(html: string, rewriteLink: (href: string) => string): PageAsMarkdown | undefined {
  const page = fromHtml(html);
  const article = select('.theme-doc-markdown', page);
  if (!article) {
    return undefined;
  }
  removeAll(article, notText);
  replaceFigures(article);
  visit(article, 'element', (element) => {
    if (element.tagName === 'a' && typeof element.properties.href === 'string') {
      element.properties.href = rewriteLink(element.properties.href);
    }
    readCodeLanguage(element);
  });
  const heading = select('h1', article);
  const tree = toMdast({type: 'root', children: [article]} satisfies Root as Nodes);
  const markdown = writeMarkdown(tree as Parameters<typeof writeMarkdown>[0], {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return {title: heading ? textOf(heading) : '', markdown: markdown.replace(/​/g, '')};
}

function removeAll(tree: Element, selectors: readonly string[]): void {
  const unwanted = new Set<Nodes>(selectors.flatMap((selector) => selectAll(selector, tree)));
  visit(tree, 'element', (element) => {
    element.children = element.children.filter((child) => !unwanted.has(child));
  });
}

/** A sketch or diagram becomes the sentence that describes it. */
function replaceFigures(tree: Element): void {
  visit(tree, 'element', (element) => {
    const label = element.properties.ariaLabel;
    const isFigure = element.tagName === 'figure' || (element.tagName === 'svg' && element.properties.role === 'img');
    if (isFigure && typeof label === 'string') {
      element.tagName = 'blockquote';
      element.properties = {};
      element.children = [{type: 'element', tagName: 'p', properties: {}, children: [{type: 'text', value: label}]}];
    }
  });
}

/** The converter looks for the language on `code` inside `pre`. */
function readCodeLanguage(element: Element): void {
  if (element.tagName !== 'pre') {
    return;
  }
  const code = element.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  const classes = [element.properties.className, code?.properties.className].flat();
  const language = classes.find((name) => typeof name === 'string' && name.startsWith('language-'));
  if (code && typeof language === 'string') {
    code.properties.className = [language];
  }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
}
