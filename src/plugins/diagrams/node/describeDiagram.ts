import type {FigureWords} from '../../figures/node/figureWords';
import type {Diagram, GraphNode} from './model';

/** @returns the diagram in sentences, one for each arrow, note and condition, for readers who do not see it. */
export function describeDiagram(diagram: Diagram, words: FigureWords): string[] {
  const nodes: ReadonlyMap<string, {label: string; shape?: GraphNode['shape']}> =
    diagram.kind === 'graph' ? diagram.nodes : diagram.actors;
  const nameOf = (id: string): string => {
    const {label = id, shape} = nodes.get(id) ?? {};
    return shape === 'start' || shape === 'end' ? words[shape] : label;
  };
  return (diagram.kind === 'graph' ? diagram.edges : diagram.events)
    .map((event) => ('from' in event ? words.step(nameOf(event.from), nameOf(event.to), event.label) : event.label))
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replaceAll('\n', ' '));
}
