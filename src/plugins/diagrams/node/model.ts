/** What a diagram says, without how it looks. */
export type Diagram = Graph | Sequence;

/** Which way a graph grows, as written and in the words of the layout library. */
export const directions = {TD: 'DOWN', TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT'} as const;
export type Direction = (typeof directions)[keyof typeof directions];

export type Shape = 'box' | 'rounded' | 'pill' | 'decision' | 'circle' | 'hexagon' | 'store' | 'part' | 'start' | 'end';

/** Meaning of a node's colour; the style sheet has the colours. */
export const tones = ['accent', 'success', 'warning', 'danger', 'muted'] as const;

/** A frame with a name around nodes and other groups. */
export interface Group {
  label: string;
  direction?: Direction;
  /** The groups around it, the outermost first. */
  groups: readonly Group[];
}

export interface GraphNode {
  label: string;
  shape: Shape;
  tone?: (typeof tones)[number];
  /** The groups around it, the outermost first. */
  groups: readonly Group[];
}

export interface Edge {
  from: string;
  to: string;
  label?: string;
  line: 'solid' | 'dotted' | 'thick';
  startsWithArrow: boolean;
  endsWithArrow: boolean;
}

/** A flowchart or a state diagram. */
export interface Graph {
  kind: 'graph';
  direction: Direction;
  nodes: Map<string, GraphNode>;
  edges: Edge[];
  groups: Map<string, Group>;
}

/** What happens in a sequence, from top to bottom. A section is a part of a block, under a condition. */
export type SequenceEvent =
  | {kind: 'message'; from: string; to: string; label: string; line: Edge['line']}
  | {kind: 'note'; over: string[]; side: 'left' | 'right' | 'over'; label: string}
  | {kind: 'open' | 'divide'; label: string}
  | {kind: 'close'; label: ''};

export interface Sequence {
  kind: 'sequence';
  actors: Map<string, {label: string; isPerson: boolean}>;
  events: SequenceEvent[];
}
