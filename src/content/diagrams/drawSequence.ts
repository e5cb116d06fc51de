import {svg, type Child} from '../../kit/html';
import type {Sequence, SequenceEvent} from './model';
import {centerOf, drawLines, path, rectangle, short, svgImage, textAt, type Drawing, type Line} from './svgParts';
import {nodeText, sizeText, smallText, type SizedText} from './textSize';

/** Distances in pixels. */
const gap = {actors: 60, words: 28, rows: 16, selfLoop: 34, block: 14, note: 10} as const;
/** Widths in pixels at which labels break. */
const widest = {actor: 120, words: 150} as const;

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
export function drawSequence({actors, events}: Sequence, name: string): Drawing {
  const sized = events.map((event) => ({...event, text: sizeText(event.label, smallText, widest.words)}));
  const heads = [...actors].map(([id, actor]) => ({id, ...actor, text: sizeText(actor.label, nodeText, widest.actor)}));
  const height = Math.max(...heads.map(({text}) => text.height)) + 20;
  const rows = new Rows(placeColumns(heads, sized), height + gap.rows);
  const headBoxes = heads.map(({id, isPerson, text}) => {
    const width = text.width + 28;
    const box = {x: rows.x(id) - width / 2, y: 0, width, height};
    rows.widen(box.x, box.x + width);
    return svg('g', rectangle(box, isPerson ? Math.min(20, height / 2) : 6), textAt(centerOf(box), text));
  });
  for (const event of sized) rows.add(event);
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
function placeColumns(heads: {id: string; text: SizedText}[], events: SizedEvent[]): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  const middleOf = (id: string): number => columns.get(id) ?? -Infinity;
  heads.forEach(({id, text}, index) => {
    const before = heads[index - 1];
    if (!before) return columns.set(id, 0);
    const needed = events.map((event) => {
      if (event.kind !== 'message') return -Infinity;
      const {from, to} = event;
      const width = event.text.width + gap.words;
      if (from === to) return from === before.id ? middleOf(from) + width + gap.selfLoop : -Infinity;
      return from === id || to === id ? middleOf(from === id ? to : from) + width : -Infinity;
    });
    const beside = middleOf(before.id) + (before.text.width + text.width) / 2 + gap.actors;
    return columns.set(id, Math.max(beside, ...needed));
  });
  return columns;
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
    const isLoop = start === end;
    const height = isLoop ? Math.max(text.height, 22) : text.height;
    const middle = isLoop ? start + gap.selfLoop + text.width / 2 : (start + end) / 2;
    const top = isLoop ? this.bottom : this.bottom + height + 4;
    const corners = isLoop ? [0, 20].map((down) => ({x: start + 24, y: top + down})) : [];
    const points = [{x: start, y: top}, ...corners, {x: end, y: corners.at(-1)?.y ?? top}];
    this.lines.push({line, points, hasArrow: true});
    this.words.push(textAt({x: middle, y: this.bottom + height / 2}, text, 'small'));
    this.widen(start, end, middle - text.width / 2, middle + text.width / 2);
    this.bottom = isLoop ? top + height : top;
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
