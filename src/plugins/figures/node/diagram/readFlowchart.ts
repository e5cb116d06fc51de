import {didYouMean} from '../../../../content/didYouMean';
import {DiagramMistake, plainLabel, type Statement} from './diagramLines';
import {tones, type Direction, type Edge, type Graph, type Group, type Shape, type Tone} from './model';

/** Brackets around a label, longest first, and the shape they stand for. */
const shapes: readonly [open: string, close: string, shape: Shape][] = [
  ['([', '])', 'pill'],
  ['((', '))', 'circle'],
  ['{{', '}}', 'hexagon'],
  ['[(', ')]', 'store'],
  ['[[', ']]', 'part'],
  ['[', ']', 'box'],
  ['(', ')', 'rounded'],
  ['{', '}', 'decision'],
];
const id = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;
const idPattern = new RegExp(`^${id}`, 'u');
const arrow = /^(<)?(-->|---|-\.->|-\.-|==>|===)\s*(?:\|([^|]*)\|)?/;
const arrowWithWords = /^(<)?(--|-\.|==)\s+(\S.*?)\s+(-->|---|\.->|-\.-|==>|===)/;

/** Reads the statements after `flowchart TD`. */
export function readFlowchart(statements: Statement[], direction: Direction): Graph {
  const graph: Graph = {kind: 'flowchart', direction, nodes: new Map(), edges: [], groups: []};
  const open: Group[] = [];
  for (const statement of statements) {
    if (!readGroupLine(statement, graph, open) && !readClassLine(statement, graph))
      new Line(statement, graph, open.at(-1)).read();
  }
  if (open.length > 0)
    throw new DiagramMistake(
      statements.at(-1)?.line ?? 1,
      `subgraph "${open.at(-1)?.label}" is never closed.`,
      'Add "end".',
    );
  refuseEdgesToGroups(graph, statements);
  return graph;
}

function readGroupLine({text, line}: Statement, graph: Graph, open: Group[]): boolean {
  const start = /^subgraph\s+(.+)$/.exec(text)?.[1];
  if (start) {
    const named = new RegExp(`^(${id})\\s*\\[(.+)\\]$`, 'u').exec(start);
    const group: Group = {
      id: named?.[1] ?? `group${line}`,
      label: plainLabel(named?.[2] ?? start),
      nodes: [],
      groups: [],
    };
    (open.at(-1)?.groups ?? graph.groups).push(group);
    open.push(group);
    return true;
  }
  if (text === 'end') {
    if (!open.pop())
      throw new DiagramMistake(line, '"end" closes nothing.', 'Remove it, or open a "subgraph" before it.');
    return true;
  }
  const turned = /^direction\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1];
  const current = open.at(-1);
  if (!turned || !current) return false;
  current.direction = turned as Direction;
  return true;
}

/** `class A,B success` gives nodes a tone; also used by state diagrams. */
export function readClassLine({text, line}: Statement, graph: Graph): boolean {
  const [, ids, tone] = /^class\s+([^\s].*?)\s+(\S+)$/.exec(text) ?? [];
  if (!ids || !tone) return false;
  for (const name of ids.split(',').map((part) => part.trim())) {
    const node = graph.nodes.get(name);
    if (!node)
      throw new DiagramMistake(
        line,
        `"class" names "${name}", which no line above draws.`,
        didYouMean(name, [...graph.nodes.keys()]),
      );
    node.tone = toTone(tone, line);
  }
  return true;
}

/** A tone by its name; only names whose colours both modes know. */
export function toTone(name: string, line: number): Tone {
  const tone = tones.find((known) => known === name);
  if (!tone) throw new DiagramMistake(line, `"${name}" is not a tone.`, didYouMean(name, tones));
  return tone;
}

function refuseEdgesToGroups(graph: Graph, statements: Statement[]): void {
  const ids = new Set(
    graph.groups.flatMap(function all(group): string[] {
      return [group.id, ...group.groups.flatMap(all)];
    }),
  );
  const edge = graph.edges.find(({from, to}) => ids.has(from) || ids.has(to));
  if (edge)
    throw new DiagramMistake(
      statements[0]?.line ?? 1,
      `An arrow ends at the group "${ids.has(edge.to) ? edge.to : edge.from}".`,
      'Let it end at a node inside the group.',
    );
}

/** One line of nodes and arrows, read from left to right. */
class Line {
  private rest: string;

  constructor(
    private readonly statement: Statement,
    private readonly graph: Graph,
    private readonly group: Group | undefined,
  ) {
    this.rest = statement.text;
  }

  read(): void {
    let from = this.nodes();
    while (this.rest !== '') {
      const link = this.link();
      const to = this.nodes();
      for (const source of from) for (const target of to) this.graph.edges.push({...link, from: source, to: target});
      from = to;
    }
  }

  private link(): Omit<Edge, 'from' | 'to'> {
    const plain = arrow.exec(this.rest);
    const worded = plain ? null : arrowWithWords.exec(this.rest);
    const match = plain ?? worded ?? this.refuse('an arrow such as -->');
    const sign = (plain?.[2] ?? worded?.[4]) || '';
    const label = plainLabel(match[3] ?? '');
    this.rest = this.rest.slice(match[0].length).trim();
    return {
      label: label || undefined,
      line: sign.includes('.') ? 'dotted' : sign.includes('=') ? 'thick' : 'solid',
      startsWithArrow: match[1] !== undefined,
      endsWithArrow: sign.endsWith('>'),
    };
  }

  private nodes(): string[] {
    const ids = [this.node()];
    while (this.rest.startsWith('&')) {
      this.rest = this.rest.slice(1).trim();
      ids.push(this.node());
    }
    return ids;
  }

  private node(): string {
    const name = idPattern.exec(this.rest)?.[0] ?? this.refuse('a node such as A[Label]');
    this.rest = this.rest.slice(name.length);
    const shaped = this.shapedLabel();
    const known = this.graph.nodes.get(name);
    if (!known) {
      this.graph.nodes.set(name, {id: name, label: shaped?.label ?? name, shape: shaped?.shape ?? 'box'});
      this.group?.nodes.push(name);
    } else if (shaped) Object.assign(known, shaped);
    this.tone(name);
    this.rest = this.rest.trim();
    return name;
  }

  private shapedLabel(): {label: string; shape: Shape} | undefined {
    const bracket = shapes.find(([open]) => this.rest.startsWith(open));
    if (!bracket) return undefined;
    const [open, close, shape] = bracket;
    const isQuoted = this.rest.startsWith(`${open}"`);
    const end = this.rest.indexOf(isQuoted ? `"${close}` : close, open.length + (isQuoted ? 1 : 0));
    if (end < 0) this.refuse(`"${close}" after the label`);
    const label = plainLabel(this.rest.slice(open.length, end + (isQuoted ? 1 : 0)));
    if (label === '') this.refuse('a label between the brackets');
    this.rest = this.rest.slice(end + close.length + (isQuoted ? 1 : 0));
    return {label, shape};
  }

  private tone(name: string): void {
    const tone = /^:::(\S+)/.exec(this.rest)?.[1];
    const node = this.graph.nodes.get(name);
    if (!tone || !node) return;
    node.tone = toTone(tone, this.statement.line);
    this.rest = this.rest.slice(3 + tone.length);
  }

  private refuse(wanted: string): never {
    throw new DiagramMistake(
      this.statement.line,
      `Cannot read "${this.rest || this.statement.text}".`,
      `Wanted: ${wanted}.`,
    );
  }
}
