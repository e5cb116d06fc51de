import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {contentFolders} from '../../kit/pageLocation';
import {findBackEdges, layoutGraph, type GraphLayout} from './layoutGraph';
import type {Graph} from './model';
import {parseDiagram} from './parseDiagram';
import type {Box, Point} from './svgParts';

const parse = (source: string, path = 'docs/page.mdx'): Graph => {
  const diagram = parseDiagram(source, {file: {path, cwd: process.cwd()}, line: 1});
  if (diagram.kind !== 'graph') throw new Error('This is a sequence.');
  return diagram;
};

/** Every flowchart and state diagram of the site and of the guide. */
const pages = globSync([...contentFolders.map(({folder}) => `${folder}/**/*.{md,mdx}`), 'guides/diagrams.md']);
const written = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^[ \t]*```diagram.*\n([^]*?)\n[ \t]*```$/gm)]
    .map(([, source = '']) => ({page, source}))
    .filter(({source}) => !source.trimStart().startsWith('sequenceDiagram')),
);
const odd = {
  'a circle': 'flowchart TD\n  a{Again?} -->|yes| a\n  a -->|no| b[B]\n  b --> a\n  b --> c([Round])\n  c --> a',
  'sideways ways back': 'flowchart LR\n  a{Choice} -->|one| b[B] --> d[D]\n  a -->|two| c[C] --> d\n  d -->|back| a',
  'two arrows between two nodes':
    'flowchart TD\n  một[Một] -->|one| hai[Hai]\n  một -->|two| hai -.-> ba{{Six}}\n  ba -.-> bốn[(Store)]',
  'two parts that nothing joins': 'flowchart TD\n  a[A] --> b[B]\n  c[C] --> d[D]',
};
const all = [
  ...[...new Map(written.map((each) => [each.source, each])).values()].map(({page, source}) => ({name: page, source})),
  ...Object.entries(odd).map(([name, source]) => ({name, source})),
];

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const shrink = ({x, y, width, height}: Box): Box => ({x: x + 1, y: y + 1, width: width - 2, height: height - 2});
const pairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
const lineBox = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
/** How far a point is outside a box, or inside it, at most. */
const distance = ({x, y}: Point, box: Box): number =>
  Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height);

/** @returns the diagram with a label for each node: its name. */
const withLabels = (source: string): string => {
  const [kind = '', ...lines] = source.split('\n');
  const names = [...new Set(lines.join('\n').match(/[a-z]+/g))];
  const label = (name: string) => (kind.startsWith('state') ? `state "${name}" as ${name}` : `${name}[${name}]`);
  return [source, ...names.map(label)].join('\n');
};

describe.each(all)('in $name', ({source}) => {
  const graph = parse(source.trim());
  const names = [...graph.nodes.keys()];
  const placed = layoutGraph(graph);
  const boxOf = ({nodes}: GraphLayout, name: string): Box =>
    nodes[names.indexOf(name)]?.box ?? {x: 0, y: 0, width: 0, height: 0};

  it('no two boxes or labels overlap', async () => {
    const {nodes, edges} = await placed;
    const boxes = [...nodes.map(({box}) => box), ...edges.flatMap(({label}) => (label ? [label.box] : []))];
    for (const [a, b] of pairs(boxes)) expect(overlap(shrink(a), shrink(b)), JSON.stringify([a, b])).toBe(false);
  });

  it('every line is straight, ends at its nodes and crosses no box', async () => {
    const layout = await placed;
    for (const {from, to, points} of layout.edges) {
      for (const [name, point] of [
        [from, points.at(0)],
        [to, points.at(-1)],
      ] as const) {
        if (!point) throw new Error('The line has no end.');
        const shape = graph.nodes.get(name)?.shape;
        const reach = distance(point, boxOf(layout, name));
        expect(reach).toBeLessThanOrEqual(0.5);
        if (shape !== 'decision') expect(reach).toBeGreaterThanOrEqual(-0.5);
      }
      points.slice(1).forEach((point, index) => {
        const line = lineBox(points[index] ?? point, point);
        expect(Math.min(line.width, line.height)).toBeLessThan(0.5);
        for (const name of names) {
          if (name !== from && name !== to) expect(overlap(line, shrink(boxOf(layout, name))), name).toBe(false);
        }
      });
    }
  });

  it('lines of nodes that have nothing to do with each other do not cross', async () => {
    const {edges} = await placed;
    const crosses = (a: Box, b: Box): boolean =>
      a.width > 1 &&
      b.height > 1 &&
      a.x < b.x - 1 &&
      b.x < a.x + a.width - 1 &&
      b.y < a.y - 1 &&
      a.y < b.y + b.height - 1;
    const partsOf = ({points}: GraphLayout['edges'][number]): Box[] =>
      points.slice(1).map((point, index) => lineBox(points[index] ?? point, point));
    for (const [a, b] of pairs(edges)) {
      if ([b.from, b.to].some((name) => name === a.from || name === a.to)) continue;
      for (const one of partsOf(a))
        for (const other of partsOf(b))
          expect(crosses(one, other) || crosses(other, one), `${a.from} to ${a.to}, ${b.from} to ${b.to}`).toBe(false);
    }
  });

  it('every box holds its words, and the image everything', async () => {
    const {bounds, nodes, edges} = await placed;
    for (const {box, text} of nodes) {
      expect(box.width).toBeGreaterThanOrEqual(text.width);
      expect(box.height).toBeGreaterThanOrEqual(text.lines.join('') === '' ? 0 : text.height + 8);
    }
    const points = edges.flatMap((edge) => edge.points);
    for (const point of points) expect(distance(point, bounds)).toBeLessThanOrEqual(0.5);
  });
});

it('the site has flowcharts and state diagrams in both languages', () => {
  expect(written.length).toBeGreaterThan(40);
  expect(written.some(({page}) => page.startsWith('i18n/vi'))).toBe(true);
});

it('a graph is placed the same each time', async () => {
  const source = all[0]?.source ?? '';
  expect(await layoutGraph(parse(source))).toEqual(await layoutGraph(parse(source)));
});

it('a back edge ends at its own arrow head, and does not change the layer of its target', async () => {
  const graph = parse(
    withLabels('stateDiagram-v2\n  [*] --> fresh\n  fresh --> failed\n  failed --> manual\n  failed --> fresh'),
  );
  const {nodes, edges} = await layoutGraph(graph);
  const [, fresh, failed] = nodes.map(({box}) => box);
  const again = edges.at(-1)?.points;
  if (!fresh || !failed || !again) throw new Error('Something is not placed.');
  expect(fresh.y + fresh.height).toBeLessThan(failed.y);
  expect(again.at(0)?.y).toBeCloseTo(failed.y, 0);
  expect(again.at(-1)?.y).toBeCloseTo(fresh.y + fresh.height, 0);
});

describe('findBackEdges', () => {
  const cases: [name: string, source: string, back: string[]][] = [
    ['none without a circle', 'flowchart TD\n  a --> b\n  a --> c\n  b --> d\n  c --> d', []],
    [
      'the edge that closes a circle, seen from the start',
      'stateDiagram-v2\n  failed --> fresh\n  [*] --> fresh\n  fresh --> failed\n  failed --> done',
      ['failed to fresh'],
    ],
    ['the last edge of a circle without a beginning', 'flowchart TD\n  a --> b\n  b --> c\n  c --> a', ['c to a']],
    ['not an arrow from a node to itself', 'flowchart TD\n  a --> b\n  b --> b', []],
  ];
  it.each(cases)('finds %s', (_, source, back) => {
    expect([...findBackEdges(parse(withLabels(source)))].map(({from, to}) => `${from} to ${to}`)).toEqual(back);
  });
});
