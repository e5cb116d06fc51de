/** What a diagram says, without how it looks. */
export type Diagram = Graph | Sequence;

/** Which way a graph grows. */
export type Direction = 'TD' | 'TB' | 'BT' | 'LR' | 'RL';

export type Shape = 'box' | 'rounded' | 'pill' | 'decision' | 'circle' | 'hexagon' | 'store' | 'part' | 'start' | 'end';

/** Meaning of a node's colour; the style sheet knows the colours. */
export const tones = ['accent', 'success', 'warning', 'danger', 'muted'] as const;
export type Tone = (typeof tones)[number];

export interface Node {
  id: string;
  label: string;
  shape: Shape;
  tone?: Tone;
}

export interface Edge {
  from: string;
  to: string;
  label?: string;
  line: 'solid' | 'dotted' | 'thick';
  startsWithArrow: boolean;
  endsWithArrow: boolean;
}

/** Nodes inside a frame with a name. */
export interface Group {
  id: string;
  label: string;
  direction?: Direction;
  nodes: string[];
  groups: Group[];
}

/** A flowchart or a state diagram. */
export interface Graph {
  kind: 'flowchart' | 'states';
  direction: Direction;
  nodes: Map<string, Node>;
  edges: Edge[];
  groups: Group[];
}

export interface Actor {
  id: string;
  label: string;
  isPerson: boolean;
}

export interface Message {
  kind: 'message';
  from: string;
  to: string;
  label: string;
  isDashed: boolean;
}

/** What happens in a sequence, from top to bottom. */
export type SequenceEvent =
  | Message
  | {kind: 'note'; over: string[]; side: 'left' | 'right' | 'over'; label: string}
  | {kind: 'open'; label: string}
  | {kind: 'divide'; label: string}
  | {kind: 'close'};

export interface Sequence {
  kind: 'sequence';
  actors: Actor[];
  events: SequenceEvent[];
}
