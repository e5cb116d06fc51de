import type {FigureWords} from '../figureWords';
import type {Diagram, Graph, Sequence} from './model';

/** The diagram told in sentences, for whoever does not see it. */
export function tellDiagram(diagram: Diagram, words: FigureWords): string[] {
  return diagram.kind === 'sequence' ? tellSequence(diagram, words) : tellGraph(diagram, words);
}

function tellGraph(graph: Graph, words: FigureWords): string[] {
  const name = (id: string): string => {
    const node = graph.nodes.get(id);
    if (node?.shape === 'start') return words.start;
    if (node?.shape === 'end') return words.end;
    return oneLine(node?.label ?? id);
  };
  return graph.edges.map(({from, to, label}) => words.step(name(from), name(to), label && oneLine(label)));
}

function tellSequence({actors, events}: Sequence, words: FigureWords): string[] {
  const name = (id: string): string => oneLine(actors.find((actor) => actor.id === id)?.label ?? id);
  return events.flatMap((event) => {
    if (event.kind === 'message') return [words.step(name(event.from), name(event.to), oneLine(event.label))];
    return event.kind === 'close' ? [] : [oneLine(event.label)];
  });
}

function oneLine(label: string): string {
  return label.replaceAll('\n', ' ');
}
