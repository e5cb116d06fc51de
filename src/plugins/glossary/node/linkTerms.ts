import {addressFrom, glossaryRoute, readTermPage, type GlossaryPlace} from './place';
import {h, toMarkup} from './markup';
import type {TermFinder} from './findTerms';
import {termAnchor, type Term} from './terms';
import {staticSpan, type TreeNode} from './tree';

/** More would make a page restless. */
export const mostLinksOnPage = 6;
/** A paragraph is read, not clicked through. */
export const mostLinksInParagraph = 2;

/**
 * Where no term is linked: what is a link, code, label, picture or component already, and tables, whose edges would
 * cut the explanation off.
 */
const leftAlone = new Set([
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
export function linkTerms(page: TreeNode, place: GlossaryPlace, findTerms: TermFinder): void {
  const linked = new Set<string>();

  const linkIn = (parent: TreeNode, budget: {left: number}): void => {
    parent.children = parent.children?.flatMap((node): TreeNode[] => {
      if (leftAlone.has(node.type) || node.data?.directiveLabel) return [node];
      if (node.type === 'text' && node.value !== undefined) return linkText(node.value, budget);
      linkIn(node, node.type === 'paragraph' ? {left: mostLinksInParagraph} : budget);
      return [node];
    });
  };

  const linkText = (text: string, budget: {left: number}): TreeNode[] => {
    const nodes: TreeNode[] = [];
    let done = 0;
    for (const {term, start, end} of findTerms(text)) {
      if (linked.has(term.id) || !isLinkedOn(term, place.route)) continue;
      if (linked.size === mostLinksOnPage || budget.left === 0) break;
      linked.add(term.id);
      budget.left -= 1;
      nodes.push({type: 'text', value: text.slice(done, start)}, termLink(text.slice(start, end), term, place));
      done = end;
    }
    return [...nodes, {type: 'text', value: text.slice(done)}].filter(({value}) => value !== '');
  };

  linkIn(page, {left: mostLinksInParagraph});
}

/** A page that explains a term itself need not send its reader away. */
function isLinkedOn({link, page}: Term, route: string): boolean {
  if (!link || (page && readTermPage(page).route === route)) return false;
  return link === true || route === link || route.startsWith(`${link}/`);
}

function termLink(words: string, term: Term, {locale, route}: GlossaryPlace): TreeNode {
  const tip = `tip-${term.id}`;
  const href = addressFrom(route, {route: glossaryRoute, anchor: termAnchor(term)});
  return staticSpan(
    'term',
    toMarkup([
      h('a', {href, className: 'term-link', ariaDescribedBy: tip}, words),
      // Not part of the sentence: search, copies as Markdown and the clipboard leave it out.
      h(
        'span',
        {id: tip, className: 'term-tip', role: 'tooltip', hidden: true, dataSearchIgnore: '', dataNotText: ''},
        term[locale].meaning,
      ),
    ]),
  );
}
