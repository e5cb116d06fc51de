import {findBackEdges} from './backEdges';
import type {Direction, Edge, Graph, Group, Node, Shape} from './model';
import type {SizedText} from './textSize';

/** The graph in the library's words, and the names under which its parts come back. */
export interface PlaceholderSource {
  text: string;
  nodeIds: ReadonlyMap<string, string>;
  groupIds: ReadonlyMap<string, string>;
  /** These were handed over the other way round. */
  turned: ReadonlySet<Edge>;
}

/** Room the library adds around a label by itself, and how wide it takes the letter "o" to be. */
const own = {node: {letter: 7.41, extra: 42}, edge: {letter: 5.94, extra: 1.65}} as const;
const sidePadding = 16;

const brackets: Readonly<Record<Shape, readonly [string, string]>> = {
  box: ['[', ']'],
  rounded: ['(', ')'],
  pill: ['([', '])'],
  decision: ['{', '}'],
  circle: ['((', '))'],
  hexagon: ['{{', '}}'],
  store: ['[(', ')]'],
  part: ['[[', ']]'],
  start: ['((', '))'],
  end: ['((', '))'],
};

/**
 * The library guesses text widths for one English font. So it never sees our labels: each is replaced by as many
 * letters "o" as are as wide, for the library, as our own measure says the label is.
 */
export function toPlaceholderSource(graph: Graph, sizes: ReadonlyMap<Node | Edge, SizedText>): PlaceholderSource {
  const nodeIds = new Map([...graph.nodes.keys()].map((id, index) => [id, `n${index}`] as const));
  const groupIds = new Map(allGroups(graph.groups).map(({id}, index) => [id, `g${index}`] as const));
  const grouped = new Set(allGroups(graph.groups).flatMap(({nodes}) => nodes));
  const states = graph.kind === 'states';
  const turned = findBackEdges(graph);
  const nodeLine = (id: string): string => {
    const node = graph.nodes.get(id);
    return node ? declared(node, nodeIds.get(id) ?? '', sizes.get(node), states) : '';
  };
  const groupLines = (group: Group): string[] => {
    const id = groupIds.get(group.id) ?? '';
    return [
      states ? `state "o" as ${id} {` : `subgraph ${id} [o]`,
      ...(group.direction ? [`direction ${group.direction}`] : []),
      ...group.nodes.map(nodeLine),
      ...group.groups.flatMap(groupLines),
      states ? '}' : 'end',
    ];
  };
  const edgeLine = (edge: Edge): string => {
    const label = placeholder(sizes.get(edge), own.edge.letter, own.edge.extra);
    const ends = [nodeIds.get(edge.from), nodeIds.get(edge.to)];
    const [from, to] = turned.has(edge) ? ends.reverse() : ends;
    return states ? `${from} --> ${to}${label && ` : ${label}`}` : `${from} -->${label && `|${label}|`} ${to}`;
  };
  const lines = [
    ...header(graph.kind, graph.direction),
    ...[...graph.nodes.keys()].filter((id) => !grouped.has(id)).map(nodeLine),
    ...graph.groups.flatMap(groupLines),
    ...graph.edges.map(edgeLine),
  ];
  return {text: lines.join('\n'), nodeIds, groupIds, turned};
}

/** Groups and the groups inside them. */
export function allGroups(groups: readonly Group[]): Group[] {
  return groups.flatMap((group) => [group, ...allGroups(group.groups)]);
}

function header(kind: Graph['kind'], direction: Direction): string[] {
  return kind === 'states' ? ['stateDiagram-v2', `direction ${direction}`] : [`flowchart ${direction}`];
}

function declared(node: Node, id: string, size: SizedText | undefined, states: boolean): string {
  const label = placeholder(size, own.node.letter, own.node.extra - 2 * sidePadding - extraWidth(node.shape, size));
  if (states) return `${id} : ${label}`;
  const [open, close] = brackets[node.shape];
  return `${id}${open}${label}${close}`;
}

/** A label inside a slanted outline needs more room than its own width. */
function extraWidth(shape: Shape, size: SizedText | undefined): number {
  if (shape === 'decision') return (size?.height ?? 0) - 40;
  return shape === 'circle' ? -20 : 0;
}

function placeholder(size: SizedText | undefined, letter: number, alreadyThere: number): string {
  if (!size) return '';
  const count = Math.max(1, Math.ceil((size.width - alreadyThere) / letter));
  return size.lines.map(() => 'o'.repeat(count)).join('<br>');
}
