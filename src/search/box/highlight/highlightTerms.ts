import {chooseMarks, findRuns, matcherOf, type TextRange} from '../../engine/marks';
import {offerClearing} from './offerClearing';
import './highlight.css';

/** Name of the highlight in `highlight.css`. */
const highlightName = 'site-search';
/** What is no text of the page: controls, badges and tags, and all else that is not searched. */
const skipped =
  'script, style, noscript, template, svg, button, nav, kbd, .badge, .api-method, .api-mark, .theme-doc-footer, ' +
  '[data-search-ignore], [hidden], [aria-hidden="true"]';

interface Match {
  node: Text;
  ranges: TextRange[];
}

function findMatches(root: Element, terms: readonly string[]): Match[] {
  const termsOf = matcherOf(terms);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const runs = nodes.map(({data}) => findRuns(data, termsOf));
  return chooseMarks(runs, terms).flatMap((ranges, position) =>
    ranges.length > 0 ? [{node: nodes[position]!, ranges}] : [],
  );
}

function toRange(node: Text, {start, end}: TextRange): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/**
 * Inserts <mark> elements, for browsers without the CSS Custom Highlight API. React's text node stays in the document
 * with the end of its text, and everything before is inserted before it: so React can still change or remove it.
 *
 * @returns a function that restores the text
 */
function insertMarks({node, ranges}: Match): () => void {
  const text = node.data;
  const inserted: ChildNode[] = [];
  let from = 0;
  for (const {start, end} of ranges) {
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    inserted.push(document.createTextNode(text.slice(from, start)), mark);
    from = end;
  }
  node.before(...inserted);
  node.data = text.slice(from);
  return () => {
    for (const each of inserted) each.remove();
    node.data = text;
  };
}

let undo: (() => void)[] = [];

/**
 * Highlights the terms in the article, or else in the main part of the page, instead of those before: phrases where the page
 * has them, otherwise words. The reader can clear them. An empty list removes all highlights.
 *
 * @returns how many parts of the text are highlighted
 */
export function highlightTerms(terms: readonly string[]): number {
  for (const each of undo) each();
  undo = [];
  const root = document.querySelector('article') ?? document.querySelector('main');
  if (!root || terms.length === 0) return 0;
  const matches = findMatches(root, terms);
  if (matches.length === 0) return 0;
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    const found = matches.flatMap(({node, ranges}) => ranges.map((range) => toRange(node, range)));
    CSS.highlights.set(highlightName, new Highlight(...found));
    undo = [() => CSS.highlights.delete(highlightName)];
  } else {
    undo = matches.map(insertMarks);
  }
  undo.push(offerClearing(() => void highlightTerms([])));
  return matches.reduce((sum, {ranges}) => sum + ranges.length, 0);
}
