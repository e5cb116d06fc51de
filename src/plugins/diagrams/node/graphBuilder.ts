import {didYouMean} from '../../../content/didYouMean';
import {directions, tones, type Direction, type Graph, type GraphNode, type Group} from './model';
import {DiagramError, plainLabel, type Statement} from './statements';

/** What may be written for the name of a node, a state or a group. */
export const namePattern = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;

/** Collects the nodes and groups of a graph, and reads the statements that flowcharts and state diagrams share. */
export class GraphBuilder {
  readonly graph: Graph;
  private readonly open: Group[] = [];

  /** @param keywords what opens and closes a group */
  constructor(
    direction: Direction,
    private readonly keywords: {open: string; close: string},
  ) {
    this.graph = {kind: 'graph', direction, nodes: new Map(), edges: [], groups: new Map()};
  }

  /** Adds a node, by default a box that shows its name, or completes a known one. */
  addNode({place}: Statement, id: string, given: Partial<GraphNode> = {}, tone?: string): string {
    this.refuseBoth(id, place, this.graph.groups);
    const node = this.graph.nodes.get(id) ?? {label: id, shape: 'box', groups: [...this.open]};
    this.graph.nodes.set(id, Object.assign(node, given));
    if (!tone) return id;
    node.tone = tones.find((known) => known === tone);
    if (!node.tone) throw new DiagramError(place, `"${tone}" is not a tone.`, didYouMean(tone, tones));
    return id;
  }

  openGroup({place}: Statement, id: string, label: string): void {
    this.refuseBoth(id, place, this.graph.nodes);
    const group = {label: plainLabel(label), groups: [...this.open]};
    this.graph.groups.set(id, group);
    this.open.push(group);
  }

  /** Reads the end of a group, `direction LR` and `class A,B success`; returns false for any other statement. */
  readShared(statement: Statement): boolean {
    const {text, place} = statement;
    const {graph, keywords, open} = this;
    const direction = /^direction\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1] as keyof typeof directions | undefined;
    const [, names, tone] = /^class\s+(\S.*?)\s+(\S+)$/.exec(text) ?? [];
    if (direction) (open.at(-1) ?? graph).direction = directions[direction];
    if (text === keywords.close && !open.pop()) {
      const repair = `Remove it, or open a "${keywords.open}" before it.`;
      throw new DiagramError(place, `"${text}" closes nothing.`, repair);
    }
    for (const name of names?.split(',').map((each) => each.trim()) ?? []) {
      const hint = didYouMean(name, [...graph.nodes.keys()]);
      const problem = `"class" names "${name}", which no line above draws.`;
      if (!graph.nodes.has(name)) throw new DiagramError(place, problem, hint);
      this.addNode(statement, name, {}, tone);
    }
    return text === keywords.close || direction !== undefined || names !== undefined;
  }

  /** @returns the graph after its last statement */
  finish(last: Statement | undefined): Graph {
    const group = this.open.at(-1);
    if (!last || !group) return this.graph;
    const problem = `${this.keywords.open} "${group.label}" is never closed.`;
    throw new DiagramError(last.place, problem, `Add "${this.keywords.close}".`);
  }

  private refuseBoth(id: string, place: Statement['place'], others: ReadonlyMap<string, unknown>): void {
    const repair = 'Let it end at a node inside the group.';
    if (others.has(id)) throw new DiagramError(place, `An arrow ends at the group "${id}".`, repair);
  }
}
