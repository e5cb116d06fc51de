/** A point of a drawing, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle by its edges. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle around a middle point. */
export function boxAround({x, y}: Point, width: number, height: number): Box {
  return {left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2};
}

/** The smallest rectangle that holds all points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({x}) => x);
  const ys = points.map(({y}) => y);
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}

/** The smallest rectangle that holds all rectangles. */
export function boxOfAll(boxes: readonly Box[]): Box {
  return boxOf(
    boxes.flatMap(({left, top, right, bottom}) => [
      {x: left, y: top},
      {x: right, y: bottom},
    ]),
  );
}

/** The middle of a rectangle. */
export function middleOf({left, top, right, bottom}: Box): Point {
  return {x: (left + right) / 2, y: (top + bottom) / 2};
}

/** A number short enough for markup: half pixels are fine enough to see no step. */
export function short(value: number): number {
  return Math.round(value * 2) / 2;
}

/** A path along the points, its corners rounded. */
export function roundedPath(points: readonly Point[], radius = 8): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${at(towards(point, before, reach))}Q${at(point)} ${at(towards(point, after, reach))}`;
    })
    .join('');
}

/** An arrow head at the last of two points. */
export function arrowHead(from: Point, tip: Point): string {
  const length = 8;
  const back = towards(tip, from, length);
  const side = {x: ((tip.y - back.y) / length) * 4, y: ((back.x - tip.x) / length) * 4};
  return `M${at(tip)}L${at({x: back.x + side.x, y: back.y + side.y})}L${at({x: back.x - side.x, y: back.y - side.y})}z`;
}

function at({x, y}: Point): string {
  return `${short(x)} ${short(y)}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point that lies `reach` away from `from` on the way to `to`. */
function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to) || 1;
  return {x: from.x + ((to.x - from.x) / length) * reach, y: from.y + ((to.y - from.y) / length) * reach};
}
