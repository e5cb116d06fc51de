import type {Element, ElementContent, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as writeMarkdown} from 'mdast-util-to-markdown';
import {matchSelectors} from '../../kit/matchSelectors';

type RewriteLink = (href: string) => string;

/** What is only to look at or to press. */
const isNotText = matchSelectors(['.hash-link', 'button', 'fieldset', 'script', 'style', '[data-not-text]']);

/** A field's name leads to itself, for readers who copy its address. */
const isOwnAddress = matchSelectors(['.field-address']);

/**
 * Takes the part of a built docs page that becomes Markdown: the article from its title on, API facts included, without
 * controls and decoration.
 *
 * @param page the whole built page
 * @param rewriteLink turns an address of a link into the one the text should carry
 * @returns undefined when the page has no article
 */
export function readArticle(page: Root, rewriteLink: RewriteLink): Root | undefined {
  const article = select('.theme-doc-markdown', page);
  return article && {type: 'root', children: copyTexts([article], rewriteLink)};
}

/**
 * Takes what the page of a category says: its title, its sentence, and a list of its pages with what each answers.
 *
 * @returns undefined when the page has no title
 */
export function readCategory(page: Root, rewriteLink: RewriteLink): Root | undefined {
  const header = select('main header', page);
  if (!header) return undefined;
  const cards = selectAll('a.theme-doc-card-container', page).map((card) => {
    const [title, path, text] = ['.theme-doc-card-title', '.card-path', '.theme-doc-card-description'].map((part) => {
      const element = select(part, card);
      return element ? toString(element) : '';
    });
    const address = rewriteLink(String(card.properties.href));
    return h('li', [h('a', {href: address}, title ?? ''), path ? [' ', h('code', path)] : [], text ? `: ${text}` : '']);
  });
  const children = copyTexts([header], rewriteLink);
  return {type: 'root', children: [...children, h('ul', cards)]};
}

/** @returns an article as GitHub-flavoured Markdown. */
export function toMarkdown(article: Root): string {
  const markdown = writeMarkdown(toMdast(article as Nodes) as Parameters<typeof writeMarkdown>[0], {
    bullet: '-',
    fences: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
  });
  return markdown.replace(/\u200b/g, '');
}

/** @returns a copy of what is text, ready for the converter; the page itself stays as it is. */
function copyTexts(nodes: readonly ElementContent[], rewriteLink: RewriteLink): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{type: 'text', value: node.value}];
    if (node.type !== 'element' || isNotText(node)) return [];
    if (isOwnAddress(node)) return copyTexts(node.children, rewriteLink);
    const label = readLabel(node);
    if (label !== undefined) return [h('blockquote', [h('p', label)])];
    const children = copyTexts(node.children, rewriteLink);
    if (node.tagName === 'pre') passOnLanguage(node, children);
    return [{type: 'element', tagName: node.tagName, properties: copyProperties(node, rewriteLink), children}];
  });
}

function copyProperties({tagName, properties}: Element, rewriteLink: RewriteLink): Element['properties'] {
  return tagName === 'a' && typeof properties.href === 'string'
    ? {...properties, href: rewriteLink(properties.href)}
    : properties;
}

/** @returns the sentence that describes a mockup or diagram. */
function readLabel({tagName, properties: {role, ariaLabel}}: Element): string | undefined {
  const isFigure = tagName === 'figure' || (tagName === 'svg' && role === 'img');
  return isFigure && typeof ariaLabel === 'string' ? ariaLabel : undefined;
}

/** The converter looks for the language on `code` inside `pre`. */
function passOnLanguage(pre: Element, children: readonly ElementContent[]): void {
  const code = children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  const classes = [pre.properties.className, code?.properties.className].flat();
  const language = classes.find((name) => typeof name === 'string' && name.startsWith('language-'));
  if (code && typeof language === 'string') code.properties = {...code.properties, className: [language]};
}
