import {didYouMean} from '../../kit/didYouMean';
import type {PagePlace} from '../../kit/pageError';
import {tones, type Graph, type GraphNode} from './model';
import {DiagramError, plainLabel, readForms, type Statement} from './statements';

/** Brackets around a label, longest first, and the shape they mean. */
const shapes = [
  ['([', '])', 'pill'],
  ['{{', '}}', 'hexagon'],
  ['[(', ')]', 'store'],
  ['[', ']', 'box'],
  ['{', '}', 'decision'],
] as const;

const arrow = /\s*(-->|-\.->)\s*(?:\|([^|]*)\|\s*)?/;
const flowNode = /^([\p{L}\p{N}_]+)(.*?)(?::::(\S+))?$/u;

const transition = /^([\p{L}\p{N}_]+|\[\*\])\s*-->\s*([\p{L}\p{N}_]+|\[\*\])(?:\s*:\s*(.+))?$/u;
const state = /^state\s+"([^"]+)"\s+as\s+([\p{L}\p{N}_]+)$/u;
const tonedStates = /^class\s+(\S+)\s+(\S+)$/;

/**
 * Parses the statements after `flowchart TD`: chains such as `A[Label] --> B{Label} -->|words| C:::success`.
 *
 * @throws DiagramError if a statement cannot be read
 */
export function parseFlowchart(statements: readonly Statement[], direction: Graph['direction']): Graph {
  const graph: Graph = {kind: 'graph', direction, nodes: new Map(), edges: []};
  for (const {text, place} of statements) {
    // After the first node, three items for each arrow: its sign, its words, and the node it leads to.
    const [first = '', ...steps] = text.split(arrow);
    let from = readFlowNode(first, place, graph);
    for (let index = 0; index < steps.length; index += 3) {
      const [sign, words = '', target = ''] = steps.slice(index, index + 3);
      const to = readFlowNode(target, place, graph);
      graph.edges.push({from, to, label: plainLabel(words), line: sign === '-->' ? 'solid' : 'dotted'});
      from = to;
    }
  }
  return graph;
}

/** @returns the name of the node */
function readFlowNode(text: string, place: PagePlace, graph: Graph): string {
  const [, id, bracketed = '', tone] = flowNode.exec(text) ?? [];
  const brackets = shapes.find((known) => bracketed.startsWith(known[0]));
  const [open = '', close = '', shape] = brackets && bracketed.endsWith(brackets[1]) ? brackets : [];
  const written = bracketed.slice(open.length, -close.length).trim();
  const label = plainLabel(written);
  if (!id || (bracketed && !label)) {
    const repair =
      'Wanted: A, A[Label], A([Label]), A{Label}, A{{Label}} or A[(Label)], with --> or -.-> between nodes.';
    throw new DiagramError(place, `Cannot read "${text}" as a node.`, repair);
  }
  if (!isClosed(written)) {
    const repair = 'Close what was opened; a label with such a sign goes in quotes: A["Fields [optional]"].';
    throw new DiagramError(place, `A bracket or quotation mark in "${text}" does not close.`, repair);
  }
  addNode(graph, id, shape ? {shape, label} : {});
  if (tone) setTone(graph, id, tone, place);
  return id;
}

/**
 * Parses the statements after `stateDiagram-v2`.
 *
 * @throws DiagramError if a statement cannot be read
 */
export function parseStates(statements: readonly Statement[]): Graph {
  const graph: Graph = {kind: 'graph', direction: 'DOWN', nodes: new Map(), edges: []};
  // Each `[*]` is a dot of its own.
  const addEnd = (id: string, shape: 'start' | 'end', line: number): string =>
    id === '[*]' ? addNode(graph, `${shape} ${line}`, {shape, label: ''}) : addNode(graph, id, {shape: 'rounded'});
  readForms(
    statements,
    [
      [
        transition,
        ({line}, source, target, label = '') => {
          const [from, to] = [addEnd(source, 'start', line), addEnd(target, 'end', line)];
          graph.edges.push({from, to, label: plainLabel(label), line: 'solid'});
        },
      ],
      [state, (_, label, id) => addNode(graph, id, {shape: 'rounded', label: plainLabel(label)})],
      [tonedStates, (place, ids, tone) => ids.split(',').forEach((id) => setTone(graph, id, tone, place))],
    ],
    'A --> B : label, state "Label" as A, or class A,B success',
  );
  return graph;
}

/** @returns whether a label is in quotes, or free of quotes and of brackets that could end it */
function isClosed(label: string): boolean {
  if (/^"[^"]+"$/.test(label)) return true;
  // Round brackets explain a word, in pairs.
  return !/["[\]{}()]/.test(label.replace(/\([^()]*\)/g, (inside) => inside.slice(1, -1)));
}

/** Adds a node, or completes a known one. */
function addNode({nodes}: Graph, id: string, given: Partial<GraphNode>): string {
  nodes.set(id, {label: '', shape: 'box', ...nodes.get(id), ...given});
  return id;
}

function setTone({nodes}: Graph, id: string, written: string, place: PagePlace): void {
  const node = nodes.get(id);
  const tone = tones.find((known) => known === written);
  if (!node) {
    const hint = didYouMean(id, [...nodes.keys()]);
    throw new DiagramError(place, `"class" names "${id}", which no line above draws.`, hint);
  }
  if (!tone) throw new DiagramError(place, `"${written}" is not a tone.`, didYouMean(written, tones));
  node.tone = tone;
}
