import {svg, type Markup} from '../../../content/html';
import {layoutGraph, type GraphLayout} from './layoutGraph';
import type {Graph} from './model';
import {drawOutline} from './outlines';
import {arrowHead, centerOf, linePath, path, rectangle, svgImage, textAt} from './svgParts';

/** Draws a flowchart or a state diagram. */
export async function drawGraph(graph: Graph, name: string): Promise<{image: Markup; width: number}> {
  const {bounds, nodes, groups, edges} = await layoutGraph(graph);
  const image = svgImage(name, bounds, [
    groups.map(({box}) => rectangle(box, 10, 'group')),
    drawEdges(edges),
    nodes.map(({shape, tone, box, text}) =>
      svg('g', {className: tone}, drawOutline(shape, box), textAt(centerOf(box), text)),
    ),
    edges.map(({label}) => label && textAt(centerOf(label.box), label.text, 'small')),
    // Last, so that lines pass under the words.
    groups.map(({box, text}) => textAt({x: box.x + 12 + text.width / 2, y: box.y + 16}, text, 'small strong')),
  ]);
  return {image, width: bounds.width};
}

/** All lines of one kind are one path, and all arrow heads another: few elements, few bytes. */
function drawEdges(edges: GraphLayout['edges']): Markup {
  const lines = (['solid', 'dotted', 'thick'] as const).map((kind) => {
    const data = edges.map(({line, points}) => (line === kind ? linePath(points) : ''));
    return path(kind === 'solid' ? 'line' : `line ${kind}`, data.join(''));
  });
  const heads = edges.flatMap(({startsWithArrow, endsWithArrow, points}) => [
    endsWithArrow ? arrowHead(points.at(-2), points.at(-1)) : '',
    startsWithArrow ? arrowHead(points[1], points[0]) : '',
  ]);
  return [lines, path('heads', heads.join(''))];
}
