import {GraphBuilder, namePattern} from './graphBuilder';
import type {Direction, Graph, GraphNode, Shape} from './model';
import {DiagramError, plainLabel, type Statement} from './statements';

/** Brackets around a label, longest first, and their shape. */
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
const node = new RegExp(`^${namePattern}`, 'u');
const group = new RegExp(String.raw`^subgraph\s+(?:(${namePattern})\s*\[(.+)\]|(.+))$`, 'u');
const arrow =
  /^(<)?(?:(?:--|-\.|==)\s+(\S.*?)\s+(-->|---|\.->|-\.-|==>|===)|(-->|---|-\.->|-\.-|==>|===)\s*(?:\|([^|]*)\|)?)\s*/;

/** Parses the statements after `flowchart TD`. */
export function parseFlowchart(statements: Statement[], direction: Direction): Graph {
  const builder = new GraphBuilder(direction, {open: 'subgraph', close: 'end'});
  for (const statement of statements) {
    const [isGroup, id, label, title = ''] = group.exec(statement.text) ?? [];
    if (isGroup) builder.openGroup(statement, id ?? `group ${statement.place.line}`, label ?? title);
    else if (!builder.readShared(statement)) readChain(statement, builder);
  }
  return builder.finish(statements.at(-1));
}

/** Reads nodes and arrows from left to right: `A[Label] --> B & C -->|words| D`. */
function readChain(statement: Statement, builder: GraphBuilder): void {
  let rest = statement.text;
  const take = (pattern: RegExp): readonly (string | undefined)[] | null => {
    const match = pattern.exec(rest);
    rest = rest.slice(match?.[0].length ?? 0);
    return match;
  };
  const refuse = (wanted: string): never => {
    throw new DiagramError(statement.place, `Cannot read "${rest || statement.text}".`, `Wanted: ${wanted}.`);
  };
  const readLabel = (): Partial<GraphNode> => {
    const [open, close, shape] = shapes.find(([bracket]) => rest.startsWith(bracket)) ?? [];
    if (!open || !close) return {};
    const [before, after] = [open, close].map((bracket) => bracket.replace(/./g, String.raw`\$&`));
    const written = take(new RegExp(`^${before}(".*?"|[^"].*?|)${after}`)) ?? refuse(`"${close}" after the label`);
    return {shape, label: plainLabel(written[1] ?? '') || refuse('a label between the brackets')};
  };
  const readNodes = (): string[] => {
    const id = take(node)?.[0] ?? refuse('a node such as A[Label]');
    const given = readLabel();
    builder.addNode(statement, id, given, take(/^:::(\S+)/)?.[1]);
    return take(/^\s*&\s*/) ? [id, ...readNodes()] : [id];
  };

  let sources = readNodes();
  while (take(/^\s*/) && rest !== '') {
    const [, back, words, wordedSign, sign = wordedSign ?? '', label = words ?? ''] =
      take(arrow) ?? refuse('an arrow such as -->');
    const line = sign.includes('.') ? 'dotted' : sign.includes('=') ? 'thick' : 'solid';
    const look = {line, startsWithArrow: back !== undefined, endsWithArrow: sign.endsWith('>')} as const;
    const targets = readNodes();
    const pairs = sources.flatMap((from) => targets.map((to) => ({from, to})));
    builder.graph.edges.push(...pairs.map((ends) => ({...ends, ...look, label: plainLabel(label) || undefined})));
    sources = targets;
  }
}
