import type {Edge, Graph} from './model';

/**
 * The edges that lead back to where the reader comes from. Without them the graph has no circle, so it can be laid
 * out from its beginning; the library alone may put the middle of a circle on top.
 */
export function findBackEdges({nodes, edges}: Pick<Graph, 'nodes' | 'edges'>): ReadonlySet<Edge> {
  const back = new Set<Edge>();
  const onTheWay = new Set<string>();
  const seen = new Set<string>();

  const follow = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    onTheWay.add(id);
    for (const edge of edges) {
      if (edge.from !== id || edge.to === id) continue;
      if (onTheWay.has(edge.to)) back.add(edge);
      else follow(edge.to);
    }
    onTheWay.delete(id);
  };

  const reached = new Set(edges.map(({to}) => to));
  const ids = [...nodes.keys()];
  // Where nothing leads to is a beginning; among the others the one written first is.
  for (const id of [...ids.filter((each) => !reached.has(each)), ...ids]) follow(id);
  return back;
}
