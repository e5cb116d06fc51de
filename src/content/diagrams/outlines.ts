import {svg, type Child} from '../../kit/html';
import type {Shape} from './model';
import {centerOf, circle, path, rectangle, short, type Box, type Point} from './svgParts';
import {measureText, type SizedText} from './textSize';

type Size = Pick<Box, 'width' | 'height'>;

interface Outline {
  size: (text: SizedText) => Size;
  draw: (box: Box) => Child;
}

/** The outline of each shape: its size around a label, in pixels, and its SVG. */
export const outlines: Readonly<Record<Shape, Outline>> = {
  box: {size: rectangleSize, draw: (box) => rectangle(box, 5)},
  rounded: {size: rectangleSize, draw: (box) => rectangle(box, 10)},
  pill: {size: rectangleSize, draw: (box) => rectangle(box, box.height / 2)},
  decision: {size: diamondSize, draw: drawDiamond},
  hexagon: {size: (text) => rectangleSize(text, 14), draw: drawHexagon},
  store: {
    size: (text) => rectangleSize(text, 0, 12),
    draw: (box) => {
      const {left, right, top} = sidesOf(box);
      return [rectangle(box, 10), path('fold', `M${left} ${top + 8}H${right}`)];
    },
  },
  start: {size: () => ({width: 22, height: 22}), draw: (box) => circle(centerOf(box), 11, 'dot')},
  end: {
    size: () => ({width: 26, height: 26}),
    draw: (box) => [circle(centerOf(box), 13), circle(centerOf(box), 8, 'dot')],
  },
};

function rectangleSize({width, height}: SizedText, moreWidth = 0, moreHeight = 0): Size {
  return {width: Math.max(width + 28, 60) + moreWidth, height: height + 18 + moreHeight};
}

/** The further a line of text is from the middle, the less room a diamond has for it. */
function diamondSize({lines, height, style}: SizedText): Size {
  const outer = 2 * height + 30;
  const widths = lines.map((line, index) => {
    const reach = Math.abs(index - (lines.length - 1) / 2) * style.lineHeight + style.size / 2;
    return measureText(line, style.size) / (1 - (2 * reach) / outer);
  });
  return {width: Math.max(...widths) + 18, height: outer};
}

function drawDiamond(box: Box): Child {
  const {left, right, top, bottom, x, y} = sidesOf(box);
  return svg('polygon', {points: `${x} ${top} ${right} ${y} ${x} ${bottom} ${left} ${y}`});
}

function drawHexagon(box: Box): Child {
  const {left, right, top, bottom, y} = sidesOf(box);
  const [from, to] = [short(left + box.height / 4), short(right - box.height / 4)];
  const points = `${from} ${top} ${to} ${top} ${right} ${y} ${to} ${bottom} ${from} ${bottom} ${left} ${y}`;
  return svg('polygon', {points});
}

/** @returns the sides of a box and its middle (x, y), rounded for markup */
function sidesOf(box: Box) {
  const {x, y} = centerOf(box);
  return {
    left: short(box.x),
    right: short(box.x + box.width),
    top: short(box.y),
    bottom: short(box.y + box.height),
    x: short(x),
    y: short(y),
  };
}

/** Moves the end of a line from the rectangle around a diamond to its slanted side. */
export function toDiamond({x, y}: Point, box: Box): Point {
  const center = centerOf(box);
  const [right, down] = [(x - center.x) / (box.width / 2), (y - center.y) / (box.height / 2)];
  const reach = (share: number): number => (1 - Math.abs(share)) / 2;
  return Math.abs(down) > Math.abs(right)
    ? {x, y: center.y + Math.sign(down) * reach(right) * box.height}
    : {x: center.x + Math.sign(right) * reach(down) * box.width, y};
}
