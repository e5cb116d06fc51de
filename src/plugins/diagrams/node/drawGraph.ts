import {svg, type Child} from '../../../content/html';
import {layoutGraph} from './layoutGraph';
import type {Graph} from './model';
import {drawOutline} from './outlines';
import {centerOf, drawLines, rectangle, svgImage, textAt} from './svgParts';

/** Draws a flowchart or a state diagram. */
export async function drawGraph(graph: Graph, name: string): Promise<{image: Child; width: number}> {
  const {bounds, nodes, groups, edges} = await layoutGraph(graph);
  const image = svgImage(name, bounds, [
    groups.map(({box}) => rectangle(box, 10, 'group')),
    drawLines(edges),
    nodes.map(({shape, tone, box, text}) =>
      svg('g', {className: tone}, drawOutline(shape, box), textAt(centerOf(box), text)),
    ),
    edges.map(({label}) => label && textAt(centerOf(label.box), label.text, 'small')),
    // Last, so that lines pass under the words.
    groups.map(({box, text}) => textAt({x: box.x + 12 + text.width / 2, y: box.y + 16}, text, 'small strong')),
  ]);
  return {image, width: bounds.width};
}
