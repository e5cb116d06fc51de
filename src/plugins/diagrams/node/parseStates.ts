import {GraphBuilder, namePattern as name} from './graphBuilder';
import type {Graph} from './model';
import {DiagramError, plainLabel, type Statement} from './statements';

const state = String.raw`(\[\*\]|${name})(?::::(\w+))?`;
const transition = new RegExp(String.raw`^${state}\s*-->\s*${state}(?:\s*:\s*(.+))?$`, 'u');
const named = new RegExp(String.raw`^state\s+"([^"]+)"\s+as\s+(${name})(?::::(\w+))?$`, 'u');
const group = new RegExp(String.raw`^state\s+(?:"([^"]+)"\s+as\s+)?(${name})\s*\{$`, 'u');
const described = new RegExp(String.raw`^(${name})\s*:\s*(.+)$`, 'u');

/** Parses the statements after `stateDiagram-v2`. */
export function parseStates(statements: Statement[]): Graph {
  const builder = new GraphBuilder('DOWN', {open: 'state', close: '}'});
  for (const statement of statements) if (!builder.readShared(statement)) readStatement(statement, builder);
  return builder.finish(statements.at(-1));
}

function readStatement(statement: Statement, builder: GraphBuilder): void {
  const {text, place} = statement;
  const add = (id = '', tone?: string, label?: string): string =>
    builder.addNode(statement, id, {shape: 'rounded', ...(label && {label: plainLabel(label)})}, tone);
  // Each `[*]` is a dot of its own.
  const addEnd = (shape: 'start' | 'end', id?: string, tone?: string): string =>
    id === '[*]' ? builder.addNode(statement, `${shape} ${place.line}`, {shape, label: ''}) : add(id, tone);

  const move = transition.exec(text);
  const [, title, groupId = title] = group.exec(text) ?? [];
  const [, label, labelled, tone] = named.exec(text) ?? [];
  const [, id = labelled, words = label] = described.exec(text) ?? [];
  if (move) {
    const [from, to] = [addEnd('start', move[1], move[2]), addEnd('end', move[3], move[4])];
    const look = {line: 'solid', startsWithArrow: false, endsWithArrow: true} as const;
    builder.graph.edges.push({from, to, label: move[5] && plainLabel(move[5]), ...look});
  } else if (groupId) builder.openGroup(statement, groupId, title ?? groupId);
  else if (id) add(id, tone, words);
  else {
    const wanted = 'Wanted: A --> B : label, state "Label" as A, or A : label.';
    throw new DiagramError(place, `Cannot read "${text}".`, wanted);
  }
}
