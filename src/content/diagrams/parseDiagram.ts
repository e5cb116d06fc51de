import {didYouMean, nearestName} from '../../kit/didYouMean';
import {escapeRegExp} from '../../kit/shared/escapeRegExp';
import type {PagePlace} from '../../kit/pageError';
import type {Diagram, Shape} from './model';
import {parseFlowchart, parseStates} from './parseGraph';
import {parseSequence} from './parseSequence';
import {DiagramError, type Statement} from './statements';

interface DiagramKind {
  parse: (statements: Statement[]) => Diagram;
  /** How a label is written. */
  label: (name: string) => string;
}

const inBrackets = (name: string): string => `${name}[Label]`;

const kinds: Readonly<Record<string, DiagramKind>> = {
  'flowchart TD': {parse: (statements) => parseFlowchart(statements, 'DOWN'), label: inBrackets},
  'flowchart LR': {parse: (statements) => parseFlowchart(statements, 'RIGHT'), label: inBrackets},
  sequenceDiagram: {parse: parseSequence, label: (name) => `participant ${name} as Label`},
  'stateDiagram-v2': {parse: parseStates, label: (name) => `state "Label" as ${name}`},
};

/**
 * @param source Mermaid text
 * @param first the place of the first line of the text
 * @throws DiagramError if any part of the text cannot be read
 */
export function parseDiagram(source: string, first: PagePlace): Diagram {
  const lines = source.normalize('NFC').split('\n');
  const [header, ...statements] = lines
    .map((line, index) => ({text: line.trim(), place: {...first, line: first.line + index}}))
    .filter(({text}) => text !== '');
  if (!header || statements.length === 0) {
    const repair = 'Begin with flowchart TD, sequenceDiagram or stateDiagram-v2.';
    throw new DiagramError(first, 'The diagram is empty.', repair);
  }
  const kind = Object.hasOwn(kinds, header.text) ? kinds[header.text] : undefined;
  if (!kind) {
    const hint = didYouMean(header.text, Object.keys(kinds));
    throw new DiagramError(header.place, `"${header.text}" is not a kind of diagram.`, hint);
  }
  const diagram = kind.parse(statements);
  refuseNameless(diagram, statements, kind);
  return diagram;
}

/** A node or actor that no line gives a label would show its name, and is most likely the mistyped name of another. */
function refuseNameless(diagram: Diagram, statements: readonly Statement[], kind: DiagramKind): void {
  const nodes: ReadonlyMap<string, {label: string; shape?: Shape}> =
    diagram.kind === 'graph' ? diagram.nodes : diagram.actors;
  const labelled = [...nodes].filter(([, {label, shape}]) => label || shape === 'start' || shape === 'end');
  const names = labelled.map(([name]) => name);
  const nameless = [...nodes.keys()].find((name) => !names.includes(name));
  if (nameless === undefined) return;
  const written = new RegExp(`(?<![\\p{L}\\p{N}_])${escapeRegExp(nameless)}(?![\\p{L}\\p{N}_])`, 'u');
  const {place} = statements.find(({text}) => written.test(text)) ?? statements[0]!;
  // Of one or two letters, every name is close to every other.
  const near = nameless.length > 2 ? nearestName(nameless, names) : undefined;
  const repair = near ? `Did you mean "${near}"?` : `Write ${kind.label(nameless)}.`;
  throw new DiagramError(place, `No line gives "${nameless}" a label.`, repair);
}
