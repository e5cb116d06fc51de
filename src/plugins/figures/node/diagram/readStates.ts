import {DiagramMistake, plainLabel, type Statement} from './diagramLines';
import type {Direction, Graph, Group, Shape} from './model';
import {readClassLine, toTone} from './readFlowchart';

const name = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`;
const transition = new RegExp(
  String.raw`^(\[\*\]|${name})(?::::(\w+))?\s*-->\s*(\[\*\]|${name})(?::::(\w+))?(?:\s*:\s*(.+))?$`,
  'u',
);
const named = new RegExp(String.raw`^state\s+"([^"]+)"\s+as\s+(${name})(?::::(\w+))?$`, 'u');
const frame = new RegExp(String.raw`^state\s+(?:"([^"]+)"\s+as\s+)?(${name})\s*\{$`, 'u');
const described = new RegExp(String.raw`^(${name})\s*:\s*(.+)$`, 'u');

/** Reads the statements after `stateDiagram-v2`. */
export function readStates(statements: Statement[]): Graph {
  const graph: Graph = {kind: 'states', direction: 'TD', nodes: new Map(), edges: [], groups: []};
  const open: Group[] = [];
  for (const statement of statements) readLine(statement, graph, open);
  if (open.length > 0)
    throw new DiagramMistake(
      statements.at(-1)?.line ?? 1,
      `state "${open.at(-1)?.label}" is never closed.`,
      'Add "}".',
    );
  return graph;
}

function readLine(statement: Statement, graph: Graph, open: Group[]): void {
  const {text, line} = statement;
  const inside = open.at(-1);
  const move = transition.exec(text);
  if (move) {
    const [, from = '', fromTone, to = '', toToneName, label] = move;
    const source =
      from === '[*]' ? addState(graph, inside, `start ${line}`, '', 'start') : addState(graph, inside, from);
    const target = to === '[*]' ? addState(graph, inside, `end ${line}`, '', 'end') : addState(graph, inside, to);
    setTone(graph, source, fromTone, line);
    setTone(graph, target, toToneName, line);
    graph.edges.push({
      from: source,
      to: target,
      label: label && plainLabel(label),
      line: 'solid',
      startsWithArrow: false,
      endsWithArrow: true,
    });
    return;
  }
  const direction = /^direction\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1];
  if (direction) {
    (inside ?? graph).direction = direction as Direction;
    return;
  }
  const framed = frame.exec(text);
  if (framed) {
    const group: Group = {id: framed[2] ?? '', label: plainLabel(framed[1] ?? framed[2] ?? ''), nodes: [], groups: []};
    if (graph.nodes.has(group.id))
      throw new DiagramMistake(
        line,
        `"${group.id}" is already a state.`,
        'Give the frame its own name; arrows end at states inside it.',
      );
    (inside?.groups ?? graph.groups).push(group);
    open.push(group);
    return;
  }
  if (text === '}') {
    if (!open.pop()) throw new DiagramMistake(line, '"}" closes nothing.', 'Remove it.');
    return;
  }
  if (readClassLine(statement, graph)) return;
  const [, label, id, tone] = named.exec(text) ?? [];
  const [, described1, label1] = described.exec(text) ?? [];
  const stateId = id ?? described1;
  if (!stateId) {
    throw new DiagramMistake(
      line,
      `Cannot read "${text}".`,
      'Wanted: A --> B : label, state "Label" as A, or A : label.',
    );
  }
  addState(graph, inside, stateId, plainLabel(label ?? label1 ?? ''));
  setTone(graph, stateId, tone, line);
}

/** Adds the state, or gives a known one its label. */
function addState(
  graph: Graph,
  group: Group | undefined,
  id: string,
  label?: string,
  shape: Shape = 'rounded',
): string {
  const known = graph.nodes.get(id);
  if (known) {
    if (label !== undefined) known.label = label;
  } else {
    graph.nodes.set(id, {id, label: label ?? id, shape});
    group?.nodes.push(id);
  }
  return id;
}

function setTone(graph: Graph, id: string, tone: string | undefined, line: number): void {
  const node = graph.nodes.get(id);
  if (node && tone) node.tone = toTone(tone, line);
}
