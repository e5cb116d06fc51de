import ELK, {type ElkNode, type LayoutOptions} from 'elkjs';
import type {Direction, Edge, Graph, GraphNode, Group} from './model';
import {outlineSize, toOutline} from './outlines';
import type {Box, Point} from './svgParts';
import {nodeText, sizeText, smallText, type SizedText} from './textSize';

/** A label and the place for it. */
interface PlacedText {
  text: SizedText;
  box: Box;
}

/** Where everything of a graph is placed, in pixels. */
export interface GraphLayout {
  bounds: Box;
  nodes: (GraphNode & PlacedText)[];
  groups: PlacedText[];
  edges: (Omit<Edge, 'label'> & {points: Point[]; label: PlacedText | null})[];
}

/** Widths at which labels break. */
const widest = {node: 170, decision: 110, edgeSideways: 110, edge: 140} as const;

/** Described at https://eclipse.dev/elk/reference/options.html; lengths are pixels. */
const options: LayoutOptions = {
  algorithm: 'layered',
  edgeRouting: 'ORTHOGONAL',
  hierarchyHandling: 'INCLUDE_CHILDREN',
  'json.shapeCoords': 'ROOT',
  'json.edgeCoords': 'ROOT',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'spacing.nodeNode': '28',
  'spacing.edgeEdge': '12',
  'layered.spacing.nodeNodeBetweenLayers': '36',
  'layered.spacing.edgeEdgeBetweenLayers': '12',
  'layered.spacing.edgeNodeBetweenLayers': '14',
  'layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'layered.thoroughness': '40',
};
const edgeLabelOptions = {'edgeLabels.inline': 'true', 'edgeLabels.placement': 'CENTER'};

/** Measures the labels of a graph and lets the Eclipse Layout Kernel (ELK) find the places. */
export async function layoutGraph(graph: Graph): Promise<GraphLayout> {
  const nodes = [...graph.nodes].map(([id, node]) => {
    const text = sizeText(node.label, nodeText, node.shape === 'decision' ? widest.decision : widest.node);
    return {...node, text, elk: {id: `node ${id}`, ...outlineSize(node.shape, text)}};
  });
  const groups = [...graph.groups].map(([id, group]) => {
    const text = sizeText(group.label, smallText, Infinity);
    return {...group, group, text, elk: {id: `group ${id}`, layoutOptions: groupOptions(group, text.width, graph)}};
  });
  const backEdges = findBackEdges(graph);
  const ends = findEnds(graph, backEdges);
  const ports = [...new Set(ends.flat())].filter((id) => id.startsWith('port '));
  const widestLabel = isSideways(graph.direction) ? widest.edgeSideways : widest.edge;
  const labels = graph.edges.map(({label}) => (label ? sizeText(label, smallText, widestLabel) : undefined));

  const childrenOf = (parent?: Group): ElkNode[] => [
    ...nodes
      .filter((node) => node.groups.at(-1) === parent)
      .map(({elk}) => ({...elk, ports: ports.filter((id) => id.endsWith(` at ${elk.id}`)).map((id) => ({id}))})),
    ...groups
      .filter(({group}) => group.groups.at(-1) === parent)
      .map(({group, elk}) => ({...elk, children: childrenOf(group)})),
  ];
  const root: ElkNode = await new ELK().layout<ElkNode>({
    id: 'root',
    layoutOptions: {...options, 'elk.direction': graph.direction},
    children: childrenOf(),
    edges: ends.map(([source, target], index) => {
      const text = labels[index];
      const size = text && {width: text.width + 8, height: text.height + 2};
      const label = size && {text: ' ', ...size, layoutOptions: edgeLabelOptions};
      return {id: `edge ${index}`, sources: [source], targets: [target], labels: label && [label]};
    }),
  });

  const boxes = new Map(
    descendants(root).map(({id, x = 0, y = 0, width = 0, height = 0}) => [id, {x, y, width, height}]),
  );
  const boxOf = (id: string): Box => boxes.get(id) ?? missing(id);
  return {
    bounds: boxOf('root'),
    nodes: nodes.map((node) => ({...node, box: boxOf(node.elk.id)})),
    groups: groups.map((group) => ({...group, box: boxOf(group.elk.id)})),
    edges: graph.edges.map((edge, index) => {
      const {id, sections, labels: [place] = []} = root.edges?.[index] ?? missing('an edge');
      const {startPoint, bendPoints = [], endPoint} = sections?.[0] ?? missing(id);
      const [start, end] = backEdges.has(edge) ? [endPoint, startPoint] : [startPoint, endPoint];
      const bends = backEdges.has(edge) ? [...bendPoints].reverse() : bendPoints;
      const atNode = (name: string, point: Point): Point =>
        toOutline(point, graph.nodes.get(name)?.shape ?? 'box', boxOf(`node ${name}`));
      const points = [atNode(edge.from, start), ...bends, atNode(edge.to, end)];
      const {x = 0, y = 0, width = 0, height = 0} = place ?? {};
      const text = labels[index];
      return {...edge, points, label: text ? {text, box: {x, y, width, height}} : null};
    }),
  };
}

/** @returns the edges that lead back to where the reader comes from; without them the graph has no circle */
export function findBackEdges({nodes, edges}: Graph): ReadonlySet<Edge> {
  const back = new Set<Edge>();
  const seen = new Set<string>();
  const follow = (id: string, way: readonly string[]): void => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const edge of edges.filter(({from, to}) => from === id && to !== id)) {
      if (way.includes(edge.to)) back.add(edge);
      else follow(edge.to, [...way, edge.to]);
    }
  };
  const reached = new Set(edges.map(({to}) => to));
  const ids = [...nodes.keys()];
  // A node that nothing leads to is a beginning; in a circle, the node written first is.
  for (const id of [...ids.filter((each) => !reached.has(each)), ...ids]) follow(id, [id]);
  return back;
}

/**
 * Edges of one look share a port, so that they leave or enter a node at one place; only where a way back begins or
 * ends, each edge has a place of its own. Ways back are turned around, because layers are made along the edges.
 *
 * @returns the ids of the two nodes or ports that each edge joins
 */
function findEnds({edges}: Graph, backEdges: ReadonlySet<Edge>): [string, string][] {
  const apart = new Set([...backEdges].flatMap(({from, to}) => [`in ${from}`, `out ${to}`]));
  return edges.map((edge) => {
    if (backEdges.has(edge)) return [`node ${edge.to}`, `node ${edge.from}`];
    const look = [edge.line, edge.startsWithArrow, edge.endsWithArrow].join(' ');
    const end = (side: string, node: string): string =>
      edge.from === edge.to || apart.has(`${side} ${node}`) ? `node ${node}` : `port ${side} ${look} at node ${node}`;
    return [end('out', edge.from), end('in', edge.to)];
  });
}

function groupOptions(group: Group, titleWidth: number, {direction, nodes, edges}: Graph): LayoutOptions {
  const isInside = (id: string): boolean => nodes.get(id)?.groups.includes(group) ?? false;
  // As in Mermaid, a group has a direction of its own only if no edge leaves it.
  const own = edges.every(({from, to}) => isInside(from) === isInside(to)) ? group.direction : undefined;
  return {
    ...(own && {...options, hierarchyHandling: 'SEPARATE_CHILDREN', 'elk.direction': own}),
    'elk.padding': '[top=34,left=14,bottom=14,right=14]',
    'nodeSize.constraints': 'MINIMUM_SIZE',
    // ELK turns this size as it turns the layers.
    'nodeSize.minimum': isSideways(own ?? direction) ? `(${titleWidth + 24},0)` : `(0,${titleWidth + 24})`,
  };
}

function isSideways(direction: Direction): boolean {
  return direction === 'LEFT' || direction === 'RIGHT';
}

function descendants(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(descendants)];
}

function missing(id: string): never {
  throw new Error(`The layout has no place for ${id}.`);
}
