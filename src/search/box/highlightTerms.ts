import {findTermRanges, matcherOf, type TextRange} from '../engine/marks';

/** Name of the highlight in `highlight.css`. */
const highlightName = 'site-search';
const skipped = 'script, style, noscript, template, svg, button, nav, [hidden], [aria-hidden="true"]';

interface Match {
  node: Text;
  ranges: TextRange[];
}

function findMatches(root: Element, terms: readonly string[]): Match[] {
  const termOf = matcherOf(terms);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Match[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const ranges = findTermRanges(node.nodeValue ?? '', termOf);
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
 * Highlights the terms in the article, or else in the main part of the page, instead of those before; an empty list
 * removes all highlights.
 *
 * @returns how many words are highlighted
 */
export function highlightTerms(terms: readonly string[]): number {
  for (const each of undo) each();
  undo = [];
  const root = document.querySelector('article') ?? document.querySelector('main');
  if (!root || terms.length === 0) return 0;
  const matches = findMatches(root, terms);
  if (typeof Highlight === 'function' && 'highlights' in CSS) {
    const found = matches.flatMap(({node, ranges}) => ranges.map((range) => toRange(node, range)));
    CSS.highlights.set(highlightName, new Highlight(...found));
    undo = [() => CSS.highlights.delete(highlightName)];
    return found.length;
  }
  undo = matches.map(insertMarks);
  return matches.reduce((sum, {ranges}) => sum + ranges.length, 0);
}
