import ELK, {type ElkNode, type LayoutOptions} from 'elkjs';
import type {Edge, Graph, GraphNode} from './model';
import {outlines, toDiamond} from './outlines';
import {phoneWidth, type Box, type Point} from './svgParts';
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
  edges: (Omit<Edge, 'label'> & {points: Point[]; hasArrow: true; label: PlacedText | null})[];
}

/**
 * Widths in pixels at which labels break, and gaps between nodes that stand side by side: roomy, and closer for drawings
 * that would be wider than a phone.
 */
const sizes = [
  {node: 170, decision: 110, edge: 140, gap: 28},
  {node: 150, decision: 105, edge: 125, gap: 20},
  {node: 130, decision: 100, edge: 110, gap: 16},
  {node: 110, decision: 90, edge: 95, gap: 14},
  {node: 92, decision: 80, edge: 80, gap: 12},
  {node: 76, decision: 70, edge: 64, gap: 12},
] as const;

/** Described at https://eclipse.dev/elk/reference/options.html; lengths are pixels. */
const options: LayoutOptions = {
  algorithm: 'layered',
  edgeRouting: 'ORTHOGONAL',
  separateConnectedComponents: 'false',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'spacing.edgeEdge': '12',
  'layered.spacing.nodeNodeBetweenLayers': '36',
  'layered.spacing.edgeEdgeBetweenLayers': '12',
  'layered.spacing.edgeNodeBetweenLayers': '14',
  'layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'layered.thoroughness': '40',
};
const edgeLabelOptions = {'edgeLabels.inline': 'true', 'edgeLabels.placement': 'CENTER'};

/**
 * Measures the labels of a graph and lets the Eclipse Layout Kernel (ELK) find the places.
 *
 * @throws Error if ELK leaves something without a place
 */
export async function layoutGraph(graph: Graph): Promise<GraphLayout> {
  const layouts = await Promise.all(sizes.map((size) => layoutIn(size, graph)));
  return layouts.reduce((layout, closer) => (layout.bounds.width > phoneWidth ? closer : layout));
}

async function layoutIn(widest: (typeof sizes)[number], graph: Graph): Promise<GraphLayout> {
  const nodes = [...graph.nodes].map(([name, node]) => {
    const text = sizeText(node.label, nodeText, node.shape === 'decision' ? widest.decision : widest.node);
    return {...node, text, id: `node ${name}`};
  });
  const labels = graph.edges.map(({label}) => (label ? sizeText(label, smallText, widest.edge) : null));
  const backEdges = findBackEdges(graph);
  const ends = findEnds(graph, backEdges);
  const ports = [...new Set(ends.flat())].filter((id) => id.startsWith('port '));

  const root: ElkNode = await new ELK().layout<ElkNode>({
    id: 'root',
    layoutOptions: {...options, 'elk.direction': graph.direction, 'spacing.nodeNode': String(widest.gap)},
    children: nodes.map(({id, shape, text}) => ({
      id,
      ...outlines[shape].size(text),
      ports: ports.filter((port) => port.endsWith(` at ${id}`)).map((port) => ({id: port})),
    })),
    edges: ends.map(([source, target], index) => {
      const text = labels[index];
      const size = text && {width: text.width + 8, height: text.height + 2};
      const label = size && {text: ' ', ...size, layoutOptions: edgeLabelOptions};
      return {id: `edge ${index}`, sources: [source], targets: [target], labels: label ? [label] : []};
    }),
  });

  const boxes = new Map(root.children?.map((child) => [child.id, toBox(child)]));
  const endAt = (name: string, point: Point): Point => {
    const box = boxes.get(`node ${name}`);
    return box && graph.nodes.get(name)?.shape === 'decision' ? toDiamond(point, box) : point;
  };
  return {
    bounds: toBox(root),
    nodes: nodes.map((node) => ({...node, box: boxes.get(node.id) ?? missing(node.id)})),
    edges: graph.edges.map((edge, index) => {
      const {id, sections, labels: [place] = []} = root.edges?.[index] ?? missing('an edge');
      const {startPoint, bendPoints = [], endPoint} = sections?.[0] ?? missing(id);
      const [start, end] = backEdges.has(edge) ? [endPoint, startPoint] : [startPoint, endPoint];
      const bends = backEdges.has(edge) ? bendPoints.reverse() : bendPoints;
      const points = [endAt(edge.from, start), ...bends, endAt(edge.to, end)];
      const text = labels[index];
      return {...edge, hasArrow: true, points, label: text && place ? {text, box: toBox(place)} : null};
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
 * Edges of one kind of line share a port, so that they leave or enter a node at one place; only where a way back begins or
 * ends, each edge has a place of its own. Ways back are turned around, because layers are made along the edges.
 *
 * @returns the ids of the two nodes or ports that each edge joins
 */
function findEnds({edges}: Graph, backEdges: ReadonlySet<Edge>): [string, string][] {
  const apart = new Set([...backEdges].flatMap(({from, to}) => [`in ${from}`, `out ${to}`]));
  return edges.map((edge) => {
    if (backEdges.has(edge)) return [`node ${edge.to}`, `node ${edge.from}`];
    const end = (side: string, node: string): string =>
      edge.from === edge.to || apart.has(`${side} ${node}`)
        ? `node ${node}`
        : `port ${side} ${edge.line} at node ${node}`;
    return [end('out', edge.from), end('in', edge.to)];
  });
}

function toBox({x = 0, y = 0, width = 0, height = 0}: Partial<Box>): Box {
  return {x, y, width, height};
}

function missing(id: string): never {
  throw new Error(`The layout has no place for ${id}.`);
}
