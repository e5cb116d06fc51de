import {createElement as h, Fragment, type ReactNode} from 'react';
import {arrangeGraph, type Arrangement} from './arrangeGraph';
import {arrowHead, boxAround, boxOf, boxOfAll, middleOf, roundedPath, short, type Box} from './geometry';
import type {Edge, Graph, Node} from './model';
import {allGroups} from './placeholderSource';
import {rectangle, svgImage, textAt} from './svgParts';
import {measureText, nodeText, sizeText, smallText, type SizedText} from './textSize';

/** Widths at which labels break. */
const widest = {node: 170, decision: 110, sideways: 110, downwards: 140} as const;

/** Draws a flowchart or a state diagram. */
export async function drawGraph(graph: Graph, name: string): Promise<{image: ReactNode; width: number}> {
  const sizes = sizeLabels(graph);
  const arrangement = await arrangeGraph(graph, sizes);
  const bounds = boundsOf(graph, arrangement, sizes);
  const groups = allGroups(graph.groups).flatMap(({id, label}) => {
    const box = arrangement.groups.get(id);
    return box ? [{box, label}] : [];
  });
  const image = svgImage(
    name,
    bounds,
    ...groups.map(({box}, index) => h(Fragment, {key: index}, rectangle(box, 10, 'group'))),
    ...drawLines(arrangement.edges),
    ...[...graph.nodes.values()].map((node) => drawNode(node, arrangement.nodes.get(node.id), sizes.get(node))),
    ...arrangement.edges.map(({edge, label}) => {
      const size = sizes.get(edge);
      return label && size ? textAt(label, size, smallText, 'small') : null;
    }),
    ...groups.map(({box, label}) => groupLabel(box, label)),
  );
  return {image, width: bounds.right - bounds.left};
}

function sizeLabels(graph: Graph): Map<Node | Edge, SizedText> {
  const isSideways = graph.direction === 'LR' || graph.direction === 'RL';
  const sizes = new Map<Node | Edge, SizedText>();
  for (const node of graph.nodes.values()) {
    if (node.label)
      sizes.set(node, sizeText(node.label, nodeText, node.shape === 'decision' ? widest.decision : widest.node));
  }
  for (const edge of graph.edges) {
    if (edge.label) sizes.set(edge, sizeText(edge.label, smallText, isSideways ? widest.sideways : widest.downwards));
  }
  return sizes;
}

function boundsOf(graph: Graph, {nodes, groups, edges}: Arrangement, sizes: ReadonlyMap<Node | Edge, SizedText>): Box {
  return boxOfAll([
    ...nodes.values(),
    ...allGroups(graph.groups).flatMap(({id, label}) => {
      const box = groups.get(id);
      return box ? [box, {...box, right: box.left + 24 + measureText(label, smallText.size)}] : [];
    }),
    ...edges.map(({points}) => boxOf(points)),
    ...edges.flatMap(({edge, label}) => {
      const size = sizes.get(edge);
      return label && size ? [boxAround(label, size.width + 8, size.height)] : [];
    }),
  ]);
}

/** Drawn last, so that lines pass under the words. */
function groupLabel(box: Box, label: string): ReactNode {
  const text = sizeText(label, smallText, Infinity);
  return textAt({x: box.left + 12 + text.width / 2, y: box.top + 16}, text, smallText, 'small strong');
}

/** All lines of one kind are one path, and all arrow heads another: few elements, few bytes. */
function drawLines(edges: Arrangement['edges']): ReactNode[] {
  const paths = (['solid', 'dotted', 'thick'] as const).map((line) => {
    const path = edges
      .filter(({edge}) => edge.line === line)
      .map(({points}) => roundedPath(points))
      .join('');
    return path ? h('path', {className: line === 'solid' ? 'line' : `line ${line}`, d: path, key: line}) : null;
  });
  const heads = edges
    .map(({edge, points}) => {
      const [first, second, last, beforeLast] = [points[0], points[1], points.at(-1), points.at(-2)];
      const end = edge.endsWithArrow && last && beforeLast ? arrowHead(beforeLast, last) : '';
      return end + (edge.startsWithArrow && first && second ? arrowHead(second, first) : '');
    })
    .join('');
  return [...paths, heads ? h('path', {className: 'heads', d: heads, key: 'heads'}) : null];
}

function drawNode(node: Node, box: Box | undefined, size: SizedText | undefined): ReactNode {
  if (!box) return null;
  return h(
    'g',
    {className: node.tone, key: node.id},
    ...outline(node, box),
    ...(size ? textAt(middleOf(box), size, nodeText) : []),
  );
}

function outline({shape}: Node, box: Box): ReactNode[] {
  const {x, y} = middleOf(box);
  const height = box.bottom - box.top;
  switch (shape) {
    case 'start':
      return [h('circle', {className: 'dot', cx: short(x), cy: short(y), r: 11})];
    case 'end':
      return [
        h('circle', {cx: short(x), cy: short(y), r: 13}),
        h('circle', {className: 'dot', cx: short(x), cy: short(y), r: 8}),
      ];
    case 'circle':
      return [h('circle', {cx: short(x), cy: short(y), r: short(height / 2)})];
    case 'decision':
      return [polygon([x, box.top], [box.right, y], [x, box.bottom], [box.left, y])];
    case 'hexagon': {
      const cut = height / 4;
      return [
        polygon(
          [box.left + cut, box.top],
          [box.right - cut, box.top],
          [box.right, y],
          [box.right - cut, box.bottom],
          [box.left + cut, box.bottom],
          [box.left, y],
        ),
      ];
    }
    case 'store':
      return [
        rectangle(box, 10),
        h('path', {className: 'fold', d: `M${short(box.left)} ${short(box.top + 8)}H${short(box.right)}`}),
      ];
    case 'part':
      return [
        rectangle(box, 3),
        h('path', {
          className: 'fold',
          d: [box.left + 7, box.right - 7]
            .map((side) => `M${short(side)} ${short(box.top)}V${short(box.bottom)}`)
            .join(''),
        }),
      ];
    case 'pill':
      return [rectangle(box, short(height / 2))];
    case 'rounded':
      return [rectangle(box, 10)];
    case 'box':
      return [rectangle(box, 5)];
  }
}

function polygon(...points: [number, number][]): ReactNode {
  return h('polygon', {points: points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')});
}
