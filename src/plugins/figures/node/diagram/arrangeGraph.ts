import {fromHtml} from 'hast-util-from-html';
import {loadEngine} from './drawingEngine.cjs';
import {boxOf, boxAround, boxOfAll, middleOf, type Box, type Point} from './geometry';
import type {Edge, Graph, Node} from './model';
import {allGroups, toPlaceholderSource, type PlaceholderSource} from './placeholderSource';
import type {SizedText} from './textSize';

/** Where everything of a graph goes. */
export interface Arrangement {
  nodes: ReadonlyMap<string, Box>;
  groups: ReadonlyMap<string, Box>;
  edges: {edge: Edge; points: Point[]; label?: Point}[];
}

interface SvgElement {
  properties: Readonly<Record<string, unknown>>;
  children: SvgElement[];
  tagName: string;
}

const outlineTags = ['rect', 'circle', 'ellipse', 'polygon'];

/** Lets the library arrange the graph and reads the places back from what it drew. */
export async function arrangeGraph(graph: Graph, sizes: ReadonlyMap<Node | Edge, SizedText>): Promise<Arrangement> {
  const {renderMermaidSVG} = await loadEngine();
  const source = toPlaceholderSource(graph, sizes);
  const svg = renderMermaidSVG(source.text, {padding: 16, nodeSpacing: 28, layerSpacing: 44});
  const drawn = descendants(toElements(fromHtml(svg, {fragment: true}).children));
  return {
    nodes: placesOf(drawn, 'node', source.nodeIds, [...graph.nodes.keys()]),
    groups: placesOf(
      drawn,
      'subgraph',
      source.groupIds,
      allGroups(graph.groups).map(({id}) => id),
    ),
    edges: edgesOf(drawn, graph.edges, source),
  };
}

function placesOf(
  drawn: SvgElement[],
  kind: string,
  names: ReadonlyMap<string, string>,
  ids: string[],
): Map<string, Box> {
  const byName = new Map(ofClass(drawn, kind).map((element) => [element.properties.dataId, element]));
  return new Map(
    ids.map((id) => {
      const outlines = (byName.get(names.get(id))?.children ?? []).filter(({tagName}) => outlineTags.includes(tagName));
      if (outlines.length === 0) throw new Error(`The drawing library returned no place for "${id}".`);
      return [id, boxOfAll(outlines.map(outlineOf))];
    }),
  );
}

function edgesOf(drawn: SvgElement[], edges: Edge[], {nodeIds, turned}: PlaceholderSource): Arrangement['edges'] {
  const lines = ofClass(drawn, 'edge');
  const labels = ofClass(drawn, 'edge-label');
  return edges.map((edge) => {
    const ends = turned.has(edge) ? [edge.to, edge.from] : [edge.from, edge.to];
    const [from, to] = ends.map((id) => nodeIds.get(id));
    const line = take(lines, from, to);
    if (!line) throw new Error(`The drawing library returned no line from "${edge.from}" to "${edge.to}".`);
    const box = edge.label ? take(labels, from, to)?.children[0] : undefined;
    const points = pointsOf(line);
    return {edge, points: turned.has(edge) ? points.reverse() : points, label: box && middleOf(outlineOf(box))};
  });
}

/** Two edges may join the same nodes: each drawn part is used once, in order. */
function take(elements: SvgElement[], from: string | undefined, to: string | undefined): SvgElement | undefined {
  const index = elements.findIndex(({properties}) => properties.dataFrom === from && properties.dataTo === to);
  return index < 0 ? undefined : elements.splice(index, 1)[0];
}

function outlineOf(element: SvgElement): Box {
  const number = (name: string): number => Number(element.properties[name] ?? 0);
  const middle = {x: number('cx'), y: number('cy')};
  if (element.tagName === 'circle') return boxAround(middle, 2 * number('r'), 2 * number('r'));
  if (element.tagName === 'ellipse') return boxAround(middle, 2 * number('rx'), 2 * number('ry'));
  if (element.tagName === 'polygon') return boxOf(pointsOf(element));
  const [left, top] = [number('x'), number('y')];
  return {left, top, right: left + number('width'), bottom: top + number('height')};
}

function pointsOf({properties}: SvgElement): Point[] {
  return String(properties.points)
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(',').map(Number);
      return {x: x ?? 0, y: y ?? 0};
    });
}

function ofClass(elements: SvgElement[], name: string): SvgElement[] {
  return elements.filter(({properties}) => Array.isArray(properties.className) && properties.className.includes(name));
}

function descendants(elements: SvgElement[]): SvgElement[] {
  return elements.flatMap((element) => [element, ...descendants(element.children)]);
}

/** Only elements matter; blanks and comments between them do not. */
function toElements(nodes: readonly {type: string}[]): SvgElement[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    const {tagName, properties, children} = node as {
      type: 'element';
      tagName: string;
      properties: SvgElement['properties'];
      children: {type: string}[];
    };
    return [{tagName, properties, children: toElements(children)}];
  });
}
