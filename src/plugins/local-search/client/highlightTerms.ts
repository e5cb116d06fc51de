import {findTerms, matcherOf, type TextRange} from '../shared/matchTerms';

/** Name under which the stylesheet knows the highlight. */
const highlightName = 'site-search';
const skipped = 'script, style, noscript, template, svg, button, nav, [hidden], [aria-hidden="true"]';

interface Found {
  node: Text;
  ranges: TextRange[];
}

function findIn(root: Element, terms: readonly string[]): Found[] {
  const matches = matcherOf(terms);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Found[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const ranges = findTerms(node.nodeValue ?? '', matches);
    if (ranges.length > 0) found.push({node: node as Text, ranges});
  }
  return found;
}

function toRange(node: Text, {start, end}: TextRange): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/**
 * Marks by elements, for browsers without highlights. The text node that React knows stays where it is and
 * keeps the end of its text; what comes before is put before it. So React can still change or remove it.
 */
function wrap({node, ranges}: Found): () => void {
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

function clearHighlights(): void {
  for (const each of undo) each();
  undo = [];
}

/**
 * Marks the terms in the article, or else in the main part of the page, in place of what was marked before;
 * no terms take all marks away.
 * @returns how many places are marked.
 */
export function highlightTerms(terms: readonly string[]): number {
  clearHighlights();
  const root = document.querySelector('article') ?? document.querySelector('main');
  if (!root || terms.length === 0) return 0;
  const found = findIn(root, terms);
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    const ranges = found.flatMap(({node, ranges: places}) => places.map((place) => toRange(node, place)));
    CSS.highlights.set(highlightName, new Highlight(...ranges));
    undo = [() => CSS.highlights.delete(highlightName)];
    return ranges.length;
  }
  undo = found.map(wrap);
  return found.reduce((sum, {ranges}) => sum + ranges.length, 0);
}
