import type {Box, Point} from './geometry';
import type {Message, Sequence, SequenceEvent} from './model';
import {nodeText, sizeText, smallText, type SizedText} from './textSize';

/** Something placed in a sequence, from top to bottom. */
export type Placed =
  | {kind: 'message'; message: Message; text: SizedText; middle: Point; from: number; to: number; y: number}
  | {kind: 'note'; text: SizedText; box: Box}
  | {kind: 'block'; text: SizedText; box: Box}
  | {kind: 'divider'; text: SizedText; left: number; right: number; y: number};

/** Where everything of a sequence goes. */
export interface SequenceArrangement {
  actors: {text: SizedText; box: Box}[];
  lineBottom: number;
  placed: Placed[];
}

const gap = {actors: 32, aroundWords: 28, rows: 16, selfLoop: 34, block: 14, note: 10} as const;
const widest = {actor: 120, words: 150} as const;

/** Places actors side by side as far apart as their words need, and events below each other. */
export function arrangeSequence(sequence: Sequence): SequenceArrangement {
  const texts = new Map(
    sequence.events.map((event) => [
      event,
      'label' in event ? sizeText(event.label, smallText, widest.words) : undefined,
    ]),
  );
  const actorTexts = sequence.actors.map(({label}) => sizeText(label, nodeText, widest.actor));
  const columns = placeColumns(sequence, actorTexts, texts);
  const headHeight = Math.max(...actorTexts.map(({height}) => height)) + 20;
  const rows = new Rows(sequence, columns, texts, headHeight);
  for (const event of sequence.events) rows.add(event);
  return {
    actors: actorTexts.map((text, index) => {
      const half = text.width / 2 + 14;
      const x = columns[index] ?? 0;
      return {text, box: {left: x - half, top: 0, right: x + half, bottom: headHeight}};
    }),
    lineBottom: rows.bottom,
    placed: rows.placed,
  };
}

type Texts = ReadonlyMap<SequenceEvent, SizedText | undefined>;

function placeColumns(sequence: Sequence, actorTexts: SizedText[], texts: Texts): number[] {
  const column = (id: string): number => sequence.actors.findIndex((actor) => actor.id === id);
  const columns: number[] = [];
  actorTexts.forEach((text, index) => {
    const before = actorTexts[index - 1];
    let x = before ? (columns[index - 1] ?? 0) + (before.width + text.width) / 2 + 28 + gap.actors : 0;
    for (const event of sequence.events) {
      const width = texts.get(event)?.width ?? 0;
      if (event.kind === 'message') {
        const [left, right] = [column(event.from), column(event.to)].sort((a, b) => a - b) as [number, number];
        if (left < right && right === index) x = Math.max(x, (columns[left] ?? 0) + width + gap.aroundWords);
        if (left === right && left === index - 1)
          x = Math.max(x, (columns[left] ?? 0) + width + gap.selfLoop + gap.aroundWords);
      } else if (
        event.kind === 'note' &&
        event.over.length === 1 &&
        event.side === 'right' &&
        column(event.over[0] ?? '') === index - 1
      ) {
        x = Math.max(x, (columns[index - 1] ?? 0) + width + 3 * gap.note + 8);
      }
    }
    columns.push(x);
  });
  return columns;
}

/** Stacks the events; a block is known when it ends, so that it can hold what stands in it. */
class Rows {
  readonly placed: Placed[] = [];
  bottom: number;
  private readonly open: {text: SizedText; top: number; from: number}[] = [];

  constructor(
    private readonly sequence: Sequence,
    private readonly columns: number[],
    private readonly texts: Texts,
    headHeight: number,
  ) {
    this.bottom = headHeight + gap.rows;
  }

  add(event: SequenceEvent): void {
    const text = this.texts.get(event) ?? {lines: [], width: 0, height: 0};
    switch (event.kind) {
      case 'message':
        return this.addMessage(event, text);
      case 'note':
        return this.addNote(event, text);
      case 'open':
        this.open.push({text, top: this.bottom, from: this.placed.length});
        this.bottom += text.height + gap.rows;
        return;
      case 'divide':
        this.placed.push({kind: 'divider', text, left: 0, right: 0, y: this.bottom});
        this.bottom += text.height + gap.rows;
        return;
      case 'close':
        return this.closeBlock();
    }
  }

  private addMessage(message: Message, text: SizedText): void {
    const from = this.x(message.from);
    const to = this.x(message.to);
    if (from === to) {
      const height = Math.max(text.height, 22);
      this.placed.push({
        kind: 'message',
        message,
        text,
        from,
        to,
        y: this.bottom,
        middle: {x: from + gap.selfLoop + text.width / 2, y: this.bottom + height / 2},
      });
      this.bottom += height + gap.rows;
      return;
    }
    const y = this.bottom + text.height + 4;
    this.placed.push({
      kind: 'message',
      message,
      text,
      from,
      to,
      y,
      middle: {x: (from + to) / 2, y: this.bottom + text.height / 2},
    });
    this.bottom = y + gap.rows;
  }

  private addNote(note: Extract<SequenceEvent, {kind: 'note'}>, text: SizedText): void {
    const xs = note.over.map((id) => this.x(id));
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const width = Math.max(text.width + 2 * gap.note, note.over.length > 1 ? last - first + 40 : 0);
    const left =
      note.side === 'over'
        ? (first + last - width) / 2
        : note.side === 'left'
          ? first - gap.note - width
          : last + gap.note;
    const box = {left, top: this.bottom, right: left + width, bottom: this.bottom + text.height + 14};
    this.placed.push({kind: 'note', text, box});
    this.bottom = box.bottom + gap.rows;
  }

  private closeBlock(): void {
    const block = this.open.pop();
    if (!block) return;
    const inside = this.placed.slice(block.from);
    const edges = inside.flatMap(horizontalEdges);
    // An empty block says nothing; it still gets a place.
    if (edges.length === 0) edges.push(...this.columns);
    const left = Math.min(...edges) - gap.block;
    const right = Math.max(...edges, left + block.text.width + 24) + gap.block;
    for (const part of inside) if (part.kind === 'divider' && part.right === 0) Object.assign(part, {left, right});
    this.placed.push({kind: 'block', text: block.text, box: {left, top: block.top, right, bottom: this.bottom}});
    this.bottom += gap.rows;
  }

  private x(id: string): number {
    return this.columns[this.sequence.actors.findIndex((actor) => actor.id === id)] ?? 0;
  }
}

/** How far to both sides a placed part reaches. */
export function horizontalEdges(part: Placed): number[] {
  if (part.kind === 'message')
    return [part.from, part.to, part.middle.x - part.text.width / 2, part.middle.x + part.text.width / 2];
  if (part.kind === 'divider') return part.right === 0 ? [] : [part.left, part.right];
  return [part.box.left, part.box.right];
}
