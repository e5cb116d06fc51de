import {svg, type Child} from '../../kit/html';
import type {Edge} from './model';
import type {SizedText} from './textSize';

/** Width in pixels of the widest drawing whose smallest words can be read on a phone of 375 pixels without scrolling. */
export const phoneWidth = 345;

/** A point of a drawing, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its upper left corner and its size, in pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A line through points, horizontal or vertical from each to the next. */
export type Line = Pick<Edge, 'line'> & {points: readonly Point[]; hasArrow: boolean};

/** A finished drawing and its width in pixels. */
export interface Drawing {
  image: Child;
  width: number;
}

export function centerOf({x, y, width, height}: Box): Point {
  return {x: x + width / 2, y: y + height / 2};
}

/** Rounds to half pixels, which keeps the markup short. */
export function short(value: number): number {
  return Math.round(value * 2) / 2;
}

/** Lines of text around a middle point. */
export function textAt({x, y}: Point, {lines, style}: SizedText, className?: string): Child {
  // Letters stand on the baseline: a third of their size below the middle.
  const first = y - ((lines.length - 1) * style.lineHeight) / 2 + style.size * 0.35;
  return lines.map((line, index) => [
    // The blank keeps the words apart for programs that read the text without the drawing.
    index > 0 && !lines[index - 1]?.endsWith('-') ? ' ' : null,
    line && svg('text', {className, x: short(x), y: short(first + index * style.lineHeight)}, line),
  ]);
}

export function rectangle(box: Box, radius: number, className?: string): Child {
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(short);
  return svg('rect', {className, x, y, width, height, rx: short(radius)});
}

export function circle({x, y}: Point, radius: number, className?: string): Child {
  return svg('circle', {className, cx: short(x), cy: short(y), r: short(radius)});
}

export function path(className: string, data: string): Child {
  return data && svg('path', {className, d: data});
}

/** Draws all lines of one kind as one path, and all arrow heads as another: few elements, few bytes. */
export function drawLines(lines: readonly Line[]): Child {
  const pathOf = (kind: Line['line']): string =>
    lines.map(({line, points}) => (line === kind ? linePath(points) : '')).join('');
  const heads = lines.map(({hasArrow, points}) => (hasArrow ? arrowHead(points) : ''));
  return [path('line', pathOf('solid')), path('line dotted', pathOf('dotted')), path('heads', heads.join(''))];
}

/** An image with a name, as large as its parts need. */
export function svgImage(name: string, bounds: Box, parts: Child): Drawing {
  const margin = 2;
  const [width, height] = [bounds.width, bounds.height].map((length) => Math.ceil(length + 2 * margin));
  const viewBox = [Math.floor(bounds.x - margin), Math.floor(bounds.y - margin), width, height].join(' ');
  const properties = {ariaLabel: name, role: 'img', style: `--diagram-width:${width}`, viewBox};
  return {image: svg('svg', properties, parts), width: bounds.width};
}

const at = ({x, y}: Point): string => `${short(x)} ${short(y)}`;

/** The point `reach` pixels away from `from` on the way to `to`. */
function towards(from: Point, to: Point, reach: number): Point {
  return {x: from.x + Math.sign(short(to.x - from.x)) * reach, y: from.y + Math.sign(short(to.y - from.y)) * reach};
}

/** A line along the points with rounded corners. */
function linePath(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((point, index) => {
    const ends = [points[index] ?? point, points[index + 2] ?? point] as const;
    const reach = Math.min(8, ...ends.map(({x, y}) => (Math.abs(x - point.x) + Math.abs(y - point.y)) / 2));
    return `L${at(towards(point, ends[0], reach))}Q${at(point)} ${at(towards(point, ends[1], reach))}`;
  });
  const [first, last] = [points[0], points.at(-1)];
  return first && last ? `M${at(first)}${corners.join('')}L${at(last)}` : '';
}

/** An arrow head at the end of a line. */
function arrowHead(points: readonly Point[]): string {
  const [from, tip] = points.slice(-2);
  if (!from || !tip) return '';
  const back = towards(tip, from, 8);
  const [x, y] = [(tip.y - back.y) / 2, (back.x - tip.x) / 2];
  return `M${at(tip)}L${at({x: back.x + x, y: back.y + y})}L${at({x: back.x - x, y: back.y - y})}z`;
}
