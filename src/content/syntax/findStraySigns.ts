import type {Nodes, Parents} from 'mdast';
import type {Point} from 'unist';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import {foreignSigns} from './foreignSigns';
import {textOf, type Mistake, type ReadPage} from './mistakes';
import {straySigns} from './straySigns';

type InText = Extract<Nodes, {type: 'textDirective'}>;

/** Longer than what stands before the first word of a line: indentation, and the sign of a list. */
const longestMark = 40;

/** So much of what follows a text shows what a sign at its end would begin: code or an address. */
const longestNext = 40;

/** A piece of the page that is text. */
interface Range {
  start: Point;
  end: Point;
}

/** @returns mistakes in the signs of Markdown: it has no errors, and takes what it does not know for text */
export function findStraySigns(page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(page.tree, (node, index, parent) => {
    if (node.type === 'textDirective') mistakes.push(...describeInText(node, page));
    if (node.type === 'delete' && !textOf(node, page).startsWith('~~')) {
      const repair = 'Write ~~words~~ to strike words out, <sub>2</sub> for small signs, or \\~.';
      mistakes.push({line: lineOf(node), rule: 'has words between single "~", which strikes them out', repair});
    }
    const range = node.type === 'text' && node.position ? node.position : parent && findLostRange(parent, index ?? 0);
    if (range) mistakes.push(...findInText(range, page));
  });
  return mistakes.filter(
    ({line, rule}, index) => mistakes.findIndex((other) => other.line === line && other.rule === rule) === index,
  );
}

/** Texts around an address that became a link by itself have no place: they are what stands between their neighbours. */
function findLostRange(parent: Parents, index: number): Range | undefined {
  const {children, position, type} = parent;
  if (children[index]?.position || (index > 0 && !children[index - 1]?.position)) return undefined;
  const next = children.slice(index).find((node) => node.position)?.position;
  const outer = type === 'paragraph' ? position : undefined;
  const [start, end] = [index > 0 ? children[index - 1]?.position?.end : outer?.start, next?.start ?? outer?.end];
  return start && end && {start, end};
}

function findInText({start, end}: Range, page: ReadPage): Mistake[] {
  const mistakes: Mistake[] = [];
  const [from = 0, to = 0] = [start.offset, end.offset];
  const written = page.source.slice(from, to + longestNext);
  const isFirst = /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])?[ \t]*$/.test(page.source.slice(0, from).slice(-longestMark));
  for (const {sign, startsLine, rule, repair} of [...straySigns, ...foreignSigns]) {
    const found = [...written.matchAll(sign)].filter(
      ({index}) => index < to - from && (!startsLine || index > 0 || isFirst),
    );
    const lines = new Set(found.map(({index}) => start.line + written.slice(0, index).split('\n').length - 1));
    for (const line of lines) mistakes.push({line, rule, repair});
  }
  return mistakes;
}

/** `16:30` and `a:b` are text; with brackets or braces, the words before them would be lost. */
function describeInText(node: InText, page: ReadPage): Mistake[] {
  const written = textOf(node, page);
  if (/^:[\w-]+$/.test(written)) return [];
  const rule = `has ${written}, of which readers would not see all`;
  return [{line: lineOf(node), rule, repair: 'Write \\: for the colon, or put it between backticks.'}];
}
