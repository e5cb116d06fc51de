import {svg, type Child} from '../../kit/html';
import type {Sequence, SequenceEvent} from './model';
import {
  centerOf,
  drawLines,
  path,
  phoneWidth,
  rectangle,
  short,
  svgImage,
  textAt,
  type Drawing,
  type Line,
} from './svgParts';
import {nodeText, sizeText, smallText, type SizedText} from './textSize';

/** Distances in pixels. */
const gap = {words: 14, rows: 16, block: 10, note: 10} as const;

/**
 * Widths in pixels at which labels break, and gaps between actors: roomy, and closer for drawings that would be wider than
 * a phone.
 */
const sizes = [
  {actor: 120, words: 150, gap: 60},
  {actor: 110, words: 120, gap: 40},
  {actor: 100, words: 104, gap: 28},
  {actor: 90, words: 92, gap: 16},
  {actor: 66, words: 70, gap: 8},
] as const;
const headPadding = 22;

type SizedEvent = SequenceEvent & {text: SizedText};
type Sized<Kind extends SequenceEvent['kind']> = Extract<SizedEvent, {kind: Kind}>;

/** A frame around rows. Its sides are known when its last row is; the outermost is the whole drawing. */
interface Block {
  top: number;
  left: number;
  right: number;
  /** Conditions, and where the rows under each begin. */
  sections: {text: SizedText; y: number}[];
  around?: Block;
}

/** Draws a sequence diagram: actors are columns as far apart as the words between them need, events are rows. */
export function drawSequence(sequence: Sequence, name: string): Drawing {
  const drawings = sizes.map((size) => drawIn(size, sequence, name));
  return drawings.reduce((drawing, closer) => (drawing.width > phoneWidth ? closer : drawing));
}

function drawIn(widest: (typeof sizes)[number], {actors, events}: Sequence, name: string): Drawing {
  const sized = events.map((event) => ({...event, text: sizeText(event.label, smallText, widest.words)}));
  const heads = [...actors].map(([id, actor]) => ({id, ...actor, text: sizeText(actor.label, nodeText, widest.actor)}));
  const height = Math.max(...heads.map(({text}) => text.height)) + 20;
  const columns = placeColumns(heads, sized, widest.gap);
  const rows = new Rows(columns, height + gap.rows);
  const headBoxes = heads.map(({id, isPerson, text}) => {
    const width = text.width + headPadding;
    const box = {x: rows.x(id) - width / 2, y: 0, width, height};
    rows.widen(box.x, box.x + width);
    return svg('g', rectangle(box, isPerson ? Math.min(20, height / 2) : 6), textAt(centerOf(box), text));
  });
  for (const event of sized) rows.add(fillRoom(event, columns));
  const {left, right} = rows.drawing;
  const lifelines = heads.map(({id}) => `M${short(rows.x(id))} ${short(height)}V${short(rows.bottom)}`);
  return svgImage(name, {x: left, y: 0, width: right - left, height: rows.bottom}, [
    rows.frames,
    path('line life', lifelines.join('')),
    drawLines(rows.lines),
    headBoxes,
    rows.words,
  ]);
}

/** @returns the middle of each actor's column, in pixels from that of the first */
function placeColumns(
  heads: {id: string; text: SizedText}[],
  events: SizedEvent[],
  between: number,
): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const middleOf = (id: string): number => columns.get(id) ?? -Infinity;
  heads.forEach(({id, text}, index) => {
    const before = heads[index - 1];
    if (!before) return columns.set(id, 0);
    const needed = events.map((event) => {
      if (event.kind !== 'message' || event.from === event.to) return -Infinity;
      const {from, to} = event;
      const width = event.text.width + gap.words;
      return from === id || to === id ? middleOf(from === id ? to : from) + width : -Infinity;
    });
    const beside = middleOf(before.id) + (before.text.width + text.width) / 2 + headPadding + between;
    return columns.set(id, Math.max(beside, ...needed));
  });
  return columns;
}

/** The words of a message fill the room between its columns. */
function fillRoom(event: SizedEvent, columns: ReadonlyMap<string, number>): SizedEvent {
  if (event.kind !== 'message') return event;
  const room = Math.abs((columns.get(event.from) ?? 0) - (columns.get(event.to) ?? 0)) - gap.words;
  return room > event.text.width ? {...event, text: sizeText(event.label, smallText, room)} : event;
}

/** Draws one event below the other. */
class Rows {
  readonly frames: Child[] = [];
  readonly words: Child[] = [];
  readonly lines: Line[] = [];
  readonly drawing: Block = {top: 0, left: Infinity, right: -Infinity, sections: []};
  private block = this.drawing;

  constructor(
    private readonly columns: ReadonlyMap<string, number>,
    public bottom: number,
  ) {}

  x(id: string): number {
    return this.columns.get(id) ?? 0;
  }

  widen(...xs: number[]): void {
    this.block.left = Math.min(this.block.left, ...xs);
    this.block.right = Math.max(this.block.right, ...xs);
  }

  add(event: SizedEvent): void {
    if (event.kind === 'message') this.addMessage(event);
    else if (event.kind === 'note') this.addNote(event);
    else if (event.kind === 'close') this.closeBlock();
    else {
      if (event.kind === 'open') {
        this.block = {top: this.bottom, left: Infinity, right: -Infinity, sections: [], around: this.block};
      }
      this.block.sections.push({text: event.text, y: this.bottom});
      this.bottom += event.text.height;
    }
    this.bottom += gap.rows;
  }

  private addMessage({from, to, line, text}: Sized<'message'>): void {
    const [start, end] = [this.x(from), this.x(to)];
    const middle = (start + end) / 2;
    const top = this.bottom + text.height + 4;
    // A message to oneself turns around beside the column, below its words.
    const corners = start === end ? [0, 20].map((down) => ({x: start + 24, y: top + down})) : [];
    const bottom = corners.at(-1)?.y ?? top;
    this.lines.push({line, points: [{x: start, y: top}, ...corners, {x: end, y: bottom}], hasArrow: true});
    this.words.push(textAt({x: middle, y: this.bottom + text.height / 2}, text, 'small'));
    this.widen(start, end, middle - text.width / 2, middle + text.width / 2);
    this.bottom = bottom;
  }

  private addNote({over, text}: Sized<'note'>): void {
    const xs = over.map((id) => this.x(id));
    const [first, last] = [Math.min(...xs), Math.max(...xs)];
    const width = Math.max(text.width + 2 * gap.note, last - first + 40);
    const box = {x: (first + last - width) / 2, y: this.bottom, width, height: text.height + 14};
    this.words.push(svg('g', {className: 'note'}, rectangle(box, 4), textAt(centerOf(box), text, 'small')));
    this.widen(box.x, box.x + width);
    this.bottom += box.height;
  }

  private closeBlock(): void {
    const {top, sections, around} = this.block;
    // An empty block still takes a row.
    if (this.block.left > this.block.right) this.widen(...this.columns.values());
    const left = this.block.left - gap.block;
    const right = Math.max(this.block.right, ...sections.map(({text}) => left + text.width + 24)) + gap.block;
    sections.forEach(({text, y}, index) => {
      this.words.push(textAt({x: left + 12 + text.width / 2, y: y + 8 + text.height / 2}, text, 'small strong'));
      const points = [left, right].map((x) => ({x, y}));
      if (index > 0) this.lines.push({line: 'dotted', points, hasArrow: false});
    });
    this.frames.push(rectangle({x: left, y: top, width: right - left, height: this.bottom - top}, 8, 'block'));
    this.block = around ?? this.drawing;
    this.widen(left, right);
  }
}
