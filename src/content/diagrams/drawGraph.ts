import {svg} from '../../kit/html';
import {layoutGraph} from './layoutGraph';
import type {Graph} from './model';
import {outlines} from './outlines';
import {centerOf, drawLines, svgImage, textAt, type Drawing} from './svgParts';

/**
 * Draws a flowchart or a state diagram.
 *
 * @throws Error if the layout library leaves something without a place
 */
export async function drawGraph(graph: Graph, name: string): Promise<Drawing> {
  const {bounds, nodes, edges} = await layoutGraph(graph);
  return svgImage(name, bounds, [
    drawLines(edges),
    nodes.map(({shape, tone, box, text}) =>
      svg('g', {className: tone}, outlines[shape].draw(box), textAt(centerOf(box), text)),
    ),
    edges.map(({label}) => label && textAt(centerOf(label.box), label.text, 'small')),
  ]);
}
