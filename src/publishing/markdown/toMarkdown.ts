import type {Element, ElementContent, Nodes, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as writeMarkdown} from 'mdast-util-to-markdown';
import {matchSelectors} from '../../kit/matchSelectors';
import {footnoteHandlers} from './footnotes';

/** How the texts of a page are read. */
export interface Reading {
  /** Turns an address of a link into the one that the text should carry. */
  rewriteLink: (href: string) => string;
  /** What each kind of admonition is called: `{note: 'Note'}`. */
  admonitions: Readonly<Record<string, string>>;
  /** What the file is called that holds the samples of a call in other languages and forms. */
  otherSamples: string;
}

/** What is only to look at or to press. */
const isNotText = matchSelectors(['.hash-link', 'button', 'fieldset', 'script', 'style', '[data-not-text]']);

/**
 * A field's name leads to itself, and a term to its row in the glossary: neither is a place in Markdown. The label of a box
 * to tick is the text of its item.
 */
const isOnlyText = matchSelectors(['.field-address', '.term-link', 'label']);

const isHeading = matchSelectors(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The samples of a call, of which the page holds the short one in one language. */
const isSamples = matchSelectors(['[data-operation]']);

/** What is pressed to see a content stands before it: the name of a tab, the words of a part that unfolds. */
const isNameOfContent = matchSelectors(['.tab-name', 'summary']);

const isAdmonition = matchSelectors(['.theme-admonition']);

/**
 * Takes the part of a built docs page that becomes Markdown: the article from its title on, API facts included, without
 * controls and decoration.
 *
 * @param page the whole built page
 * @returns undefined when the page has no article
 */
export function readArticle(page: Root, reading: Reading): Root | undefined {
  const article = select('.theme-doc-markdown', page);
  return article && {type: 'root', children: copyTexts([article], reading)};
}

/**
 * Takes what the page of a category says: its title, its sentence, and a list of its pages with what each answers.
 *
 * @returns undefined when the page has no title
 */
export function readCategory(page: Root, reading: Reading): Root | undefined {
  const header = select('main header', page);
  if (!header) return undefined;
  const cards = selectAll('.doc-card', page).map((card) => {
    const [title, path, text] = ['a', 'code', 'p'].map((part) => {
      const element = select(part, card);
      return element ? toString(element) : '';
    });
    const address = reading.rewriteLink(String(select('a', card)?.properties.href));
    return h('li', [h('a', {href: address}, title ?? ''), path ? [' ', h('code', path)] : [], text ? `: ${text}` : '']);
  });
  const children = copyTexts([header], reading);
  return {type: 'root', children: [...children, h('ul', cards)]};
}

/** @returns an article as GitHub-flavoured Markdown. */
export function toMarkdown(article: Root): string {
  const markdown = writeMarkdown(
    toMdast(article as Nodes, {handlers: footnoteHandlers}) as Parameters<typeof writeMarkdown>[0],
    {
      bullet: '-',
      fences: true,
      rule: '-',
      extensions: [gfmToMarkdown({tablePipeAlign: false})],
    },
  );
  return markdown.replace(/\u200b/g, '');
}

/** @returns a copy of what is text, ready for the converter; the page itself stays as it is. */
function copyTexts(nodes: readonly ElementContent[], reading: Reading): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{type: 'text', value: node.value}];
    if (node.type !== 'element' || isNotText(node)) return [];
    if (isNameOfContent(node) && !select('h2, h3', node)) return [h('p', [h('strong', toString(node).trim())])];
    if (isOnlyText(node)) return copyTexts(node.children, reading);
    const label = readLabel(node);
    if (label !== undefined)
      return [
        h('blockquote', [
          h('p', label),
          ...selectAll('.mockup-sms > .mockup-label, .mockup-mail > :first-child, .mockup-text', node).map((text) =>
            h('p', toString(text)),
          ),
        ]),
      ];
    const children = copyTexts(node.children, reading);
    if (isSamples(node)) children.push(linkToOthers(node, reading));
    if (isAdmonition(node)) return [toQuote(node, children, reading)];
    if (node.tagName === 'figure') return captionFirst(children);
    if (node.tagName === 'pre') passOnLanguage(node, children);
    if (node.tagName === 'td') return [{...node, children: onOneLine(children)}];
    if (isHeading(node) && node.properties.id)
      children.push({type: 'text', value: ` {#${String(node.properties.id)}}`});
    return [{type: 'element', tagName: node.tagName, properties: copyProperties(node, reading), children}];
  });
}

function linkToOthers({properties}: Element, {rewriteLink, otherSamples}: Reading): Element {
  return h('p', [h('a', {href: rewriteLink(String(properties.dataSamples))}, otherSamples)]);
}

function copyProperties({tagName, properties}: Element, {rewriteLink}: Reading): Element['properties'] {
  return tagName === 'a' && typeof properties.href === 'string'
    ? {...properties, href: rewriteLink(properties.href)}
    : properties;
}

/** An admonition becomes a quotation under its kind and title, which a heading of its own would cut off from its text. */
function toQuote({properties}: Element, children: readonly ElementContent[], {admonitions}: Reading): Element {
  const [heading, ...content] = children;
  const title = heading ? toString(heading).trim() : '';
  const kind = [properties.className].flat().find((name) => String(name).startsWith('theme-admonition-'));
  const word = admonitions[String(kind).slice('theme-admonition-'.length)] ?? '';
  const isTitled = title.toLowerCase() !== word.toLowerCase();
  const words = [word, isTitled ? title : ''].filter((part) => part !== '').join(': ');
  return h('blockquote', [h('p', [h('strong', words)]), ...content]);
}

/** A cell is a line of Markdown: paragraphs and the entries of a list follow each other. */
function onOneLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    const mark: ElementContent[] = child.tagName === 'li' ? [{type: 'text', value: '• '}] : [];
    if (child.tagName === 'pre') return onOneLine(child.children);
    return ['p', 'ul', 'ol', 'li'].includes(child.tagName)
      ? [{type: 'text', value: ' '}, ...mark, ...onOneLine(child.children), {type: 'text', value: ' '}]
      : [child];
  });
}

/** In Markdown a caption stands above what it names. */
function captionFirst(children: readonly ElementContent[]): ElementContent[] {
  const isCaption = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'figcaption';
  const captions = children.filter(isCaption).map((caption) => h('p', [h('strong', toString(caption))]));
  return [...captions, ...children.filter((child) => !isCaption(child))];
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
