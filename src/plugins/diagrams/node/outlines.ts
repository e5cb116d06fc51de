import {svg, type Child} from '../../../content/html';
import type {Shape} from './model';
import {centerOf, circle, path, rectangle, short, type Box, type Point} from './svgParts';
import {measureText, type SizedText} from './textSize';

/** @returns the size of a node's outline around its label */
export function outlineSize(shape: Shape, text: SizedText): {width: number; height: number} {
  const [width, height] = [Math.max(text.width + 32, 60), text.height + 18];
  if (shape === 'start') return {width: 22, height: 22};
  if (shape === 'end') return {width: 26, height: 26};
  if (shape === 'hexagon' || shape === 'part') return {width: width + 14, height};
  if (shape === 'store') return {width, height: height + 12};
  if (shape === 'decision') return diamondSize(text);
  const diameter = Math.hypot(text.width, text.height) + 12;
  return shape === 'circle' ? {width: diameter, height: diameter} : {width, height};
}

/** The further a line of text is from the middle, the less room a diamond has for it. */
function diamondSize({lines, height, style}: SizedText): {width: number; height: number} {
  const outer = 2 * height + 30;
  const widths = lines.map((line, index) => {
    const reach = Math.abs(index - (lines.length - 1) / 2) * style.lineHeight + style.size / 2;
    return measureText(line, style.size) / (1 - (2 * reach) / outer);
  });
  return {width: Math.max(...widths) + 18, height: outer};
}

/** Moves the end of a line from the rectangle around a node to its outline; only slanted sides are further in. */
export function toOutline({x, y}: Point, shape: Shape, box: Box): Point {
  if (shape !== 'decision' && shape !== 'circle') return {x, y};
  const center = centerOf(box);
  const [right, down] = [(x - center.x) / (box.width / 2), (y - center.y) / (box.height / 2)];
  const reach = (share: number): number => (shape === 'circle' ? Math.sqrt(1 - share ** 2) : 1 - Math.abs(share)) / 2;
  return Math.abs(down) > Math.abs(right)
    ? {x, y: center.y + Math.sign(down) * reach(right) * box.height}
    : {x: center.x + Math.sign(right) * reach(down) * box.width, y};
}

export function drawOutline(shape: Shape, box: Box): Child {
  const center = centerOf(box);
  const [left, right] = [short(box.x), short(box.x + box.width)];
  const [top, bottom] = [short(box.y), short(box.y + box.height)];
  const [x, y] = [short(center.x), short(center.y)];
  const polygon = (points: string): Child => svg('polygon', {points});
  const folded = (radius: number, data: string): Child => [rectangle(box, radius), path('fold', data)];
  switch (shape) {
    case 'start':
      return circle(center, 11, 'dot');
    case 'end':
      return [circle(center, 13), circle(center, 8, 'dot')];
    case 'circle':
      return circle(center, box.height / 2);
    case 'decision':
      return polygon(`${x} ${top} ${right} ${y} ${x} ${bottom} ${left} ${y}`);
    case 'hexagon': {
      const [from, to] = [short(left + box.height / 4), short(right - box.height / 4)];
      return polygon(`${from} ${top} ${to} ${top} ${right} ${y} ${to} ${bottom} ${from} ${bottom} ${left} ${y}`);
    }
    case 'store':
      return folded(10, `M${left} ${top + 8}H${right}`);
    case 'part':
      return folded(3, `M${left + 7} ${top}V${bottom}M${right - 7} ${top}V${bottom}`);
    default:
      return rectangle(box, {pill: box.height / 2, rounded: 10, box: 5}[shape]);
  }
}
