/** A diagram independent of its layout. */
export type Diagram = Graph | Sequence;

export type Shape = 'box' | 'rounded' | 'pill' | 'decision' | 'hexagon' | 'store' | 'start' | 'end';

/** Meaning of a node's colour; the style sheet has the colours. */
export const tones = ['accent', 'success', 'warning', 'danger', 'muted'] as const;

export interface GraphNode {
  label: string;
  shape: Shape;
  tone?: (typeof tones)[number];
}

/** An arrow. */
export interface Edge {
  from: string;
  to: string;
  /** Empty for an arrow without words. */
  label: string;
  line: 'solid' | 'dotted';
}

/** A flowchart or a state diagram. */
export interface Graph {
  kind: 'graph';
  /** Which way it grows, in the words of the layout library. */
  direction: 'DOWN' | 'RIGHT';
  nodes: Map<string, GraphNode>;
  edges: Edge[];
}

/** What happens in a sequence, from top to bottom. A section is a part of a block, under a condition. */
export type SequenceEvent =
  | (Edge & {kind: 'message'})
  | {kind: 'note'; over: string[]; label: string}
  | {kind: 'open' | 'divide'; label: string}
  | {kind: 'close'; label: ''};

export interface Sequence {
  kind: 'sequence';
  actors: Map<string, {label: string; isPerson: boolean}>;
  events: SequenceEvent[];
}
