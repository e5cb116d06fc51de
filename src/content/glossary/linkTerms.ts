import type {Nodes, Parents, PhrasingContent, Root, RootContent} from 'mdast';
import {h, toMarkup} from '../../kit/html';
import {staticSpan} from '../../kit/mdx';
import type {PageLocation} from '../../kit/pageLocation';
import {textIn} from '../../kit/perLocale';
import type {Term} from '../../kit/vocabulary';
import type {TermFinder} from './findTerms';
import {addressFrom, glossaryRoute, readTermPage, termAnchor} from './termPage';

/** Links per page: with more, they distract from the text. */
export const mostLinksOnPage = 6;
/** Links per paragraph: with more, it is hard to read. */
export const mostLinksInParagraph = 2;

/**
 * Where no term is linked: what is a link, code, label, picture or component already, and tables, whose edges would
 * cut the explanation off.
 */
const leftAlone: ReadonlySet<Nodes['type']> = new Set<Nodes['type']>([
  'heading',
  'link',
  'linkReference',
  'definition',
  'strong',
  'table',
  'code',
  'inlineCode',
  'leafDirective',
  'textDirective',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'mdxjsEsm',
]);

/** Links the first use of each important term on a page to the glossary, in reading order. */
export function linkTerms(tree: Root, page: PageLocation, findTerms: TermFinder): void {
  const linked = new Set<string>();

  const linkIn = (parent: Parents, budget: {left: number}): void => {
    const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
      if (leftAlone.has(node.type) || isDirectiveLabel(node)) return [node];
      if (node.type === 'text') return linkText(node.value, budget);
      if ('children' in node) linkIn(node, node.type === 'paragraph' ? {left: mostLinksInParagraph} : budget);
      return [node];
    });
    parent.children = children as typeof parent.children;
  };

  const linkText = (text: string, budget: {left: number}): PhrasingContent[] => {
    const nodes: PhrasingContent[] = [];
    let done = 0;
    for (const {term, start, end} of findTerms(text)) {
      if (linked.has(term.id) || !isLinkedOn(term, page.route)) continue;
      if (linked.size === mostLinksOnPage || budget.left === 0) break;
      linked.add(term.id);
      budget.left -= 1;
      nodes.push({type: 'text', value: text.slice(done, start)}, termLink(text.slice(start, end), term, page));
      done = end;
    }
    nodes.push({type: 'text', value: text.slice(done)});
    return nodes.filter((node) => node.type !== 'text' || node.value !== '');
  };

  linkIn(tree, {left: mostLinksInParagraph});
}

/** The title of an admonition: its words are the writer's label. */
function isDirectiveLabel({data}: RootContent): boolean {
  return data !== undefined && 'directiveLabel' in data;
}

/** A term is not linked on the page that explains it. */
function isLinkedOn({link, page}: Term, route: string): boolean {
  if (!link || (page && readTermPage(page).route === route)) return false;
  return link === true || route === link || route.startsWith(`${link}/`);
}

function termLink(words: string, term: Term, {locale, route}: PageLocation): PhrasingContent {
  const id = `tip-${term.id}`;
  const href = addressFrom(route, {route: glossaryRoute, anchor: termAnchor(term)});
  // Not part of the sentence: search, copies as Markdown and the clipboard leave it out.
  const hidden = {role: 'tooltip', hidden: true, dataSearchIgnore: '', dataNotText: ''};
  return staticSpan(
    toMarkup([
      h('a', {href, className: 'term-link', ariaDescribedBy: id}, words),
      h('span', {id, className: 'term-tip', ...hidden}, textIn(term, locale).meaning),
    ]),
    'term',
  );
}
