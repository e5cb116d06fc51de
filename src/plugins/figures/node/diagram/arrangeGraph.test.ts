import {describe, expect, it} from 'vitest';
import {arrangeGraph} from './arrangeGraph';
import type {Edge, Graph, Node} from './model';
import {readDiagram} from './readDiagram';
import {nodeText, sizeText, smallText, type SizedText} from './textSize';

async function arrange(source: string) {
  const graph = readDiagram(source, 1) as Graph;
  const sizes = new Map<Node | Edge, SizedText>();
  for (const node of graph.nodes.values()) sizes.set(node, sizeText(node.label, nodeText, 170));
  for (const edge of graph.edges) if (edge.label) sizes.set(edge, sizeText(edge.label, smallText, 140));
  return {graph, sizes, places: await arrangeGraph(graph, sizes)};
}

describe('every box holds its words', () => {
  const wide = 'MMMMM WWWWW mmmmm ĐĐĐĐĐ';
  it.each(['[x]', '(x)', '([x])', '((x))', '{{x}}', '[(x)]', '[[x]]', '{x}'])('in the shape %s', async (shape) => {
    const {graph, sizes, places} = await arrange(`flowchart TD\n  a${shape.replace('x', wide)} --> b`);
    const node = graph.nodes.get('a');
    const box = places.nodes.get('a');
    const size = node && sizes.get(node);
    if (!box || !size) throw new Error('The node is not placed.');
    // A diamond narrows by as much as the text is high.
    const lost = node.shape === 'decision' ? size.height : 0;
    expect(box.right - box.left - lost).toBeGreaterThanOrEqual(size.width + 12);
    expect(box.bottom - box.top).toBeGreaterThanOrEqual(size.height + 8);
  });
});

describe('places come back under our own names', () => {
  it('also for several arrows between the same nodes, names with marks, and groups in groups', async () => {
    const {places} = await arrange(
      'flowchart TD\n  subgraph outer [Outer]\n  subgraph inner [Inner]\n  một\n  end\n  hai\n  end\n  một -->|one| hai\n  một -->|two| hai',
    );
    expect([...places.nodes.keys()].sort()).toEqual(['hai', 'một']);
    expect([...places.groups.keys()]).toEqual(['outer', 'inner']);
    const [first, second] = places.edges;
    expect(first?.label).toBeDefined();
    expect(first?.label).not.toEqual(second?.label);
  });

  it('for start and end of states', async () => {
    const {places} = await arrange('stateDiagram-v2\n  [*] --> a\n  a --> [*]\n  b --> [*]');
    expect(places.nodes.size).toBe(5);
  });
});

describe('a graph that goes in a circle', () => {
  it('is laid out from its beginning, and the way back still ends at its own arrow head', async () => {
    const {places} = await arrange(
      'stateDiagram-v2\n  [*] --> fresh\n  fresh --> failed : fails\n  failed --> manual : by hand\n  failed --> fresh : again',
    );
    const [fresh, failed] = [places.nodes.get('fresh'), places.nodes.get('failed')];
    const again = places.edges.find(({edge}) => edge.label === 'again');
    if (!fresh || !failed || !again) throw new Error('Something is not placed.');
    expect(fresh.bottom).toBeLessThan(failed.top);
    expect(again.points.at(0)?.y).toBeGreaterThan(fresh.bottom);
    expect(again.points.at(-1)?.y).toBeLessThan(failed.top);
  });
});
