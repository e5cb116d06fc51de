import {didYouMean} from '../../../content/didYouMean';
import type {Sequence, SequenceEvent} from './model';
import {DiagramError, plainLabel, type Statement} from './statements';

const participant = /^(participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const message = /^([^\s:]+?)\s*(-->>|->>|-->|->|--\)|-\))\s*([^\s:]+?)\s*:\s*(.+)$/;
const note = /^[Nn]ote\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/;
const block = /^(?:loop|alt|opt|par|critical|break|(else|and))(?:\s+(.*))?$/;

/** Parses the statements after `sequenceDiagram`. */
export function parseSequence(statements: Statement[]): Sequence {
  const sequence: Sequence = {kind: 'sequence', actors: new Map(), events: []};
  const isNumbered = statements.some(({text}) => text === 'autonumber');
  let [depth, number] = [0, 1];
  for (const statement of statements.filter(({text}) => text !== 'autonumber')) {
    const {text, place} = statement;
    const [declared, kind, id = '', label] = participant.exec(text) ?? [];
    if (declared) {
      addActor(sequence, id, label, kind === 'actor');
      continue;
    }
    const event = readEvent(statement, sequence);
    if (depth === 0 && (event.kind === 'close' || event.kind === 'divide')) {
      const repair = 'Open one with loop, alt, opt or par.';
      throw new DiagramError(place, `"${text}" stands outside a block.`, repair);
    }
    depth += {open: 1, close: -1, divide: 0, message: 0, note: 0}[event.kind];
    if (event.kind === 'message' && isNumbered) event.label = `${number++}. ${event.label}`;
    sequence.events.push(event);
  }
  const last = statements.at(-1);
  if (depth > 0 && last) throw new DiagramError(last.place, 'A block is never closed.', 'Add "end".');
  return sequence;
}

function readEvent({text, place}: Statement, sequence: Sequence): SequenceEvent {
  if (text === 'end') return {kind: 'close', label: ''};
  const [isNote, where, ids = '', noteLabel = ''] = note.exec(text) ?? [];
  if (isNote) {
    const over = ids.split(',').map((id) => id.trim());
    const unknown = over.find((id) => !sequence.actors.has(id));
    if (unknown !== undefined) {
      const hint = didYouMean(unknown, [...sequence.actors.keys()]);
      throw new DiagramError(place, `The note names "${unknown}", which no line above brings in.`, hint);
    }
    const side = where === 'left of' ? 'left' : where === 'right of' ? 'right' : 'over';
    return {kind: 'note', over, side, label: plainLabel(noteLabel)};
  }
  const [isMessage, from = '', sign = '', to = '', label = ''] = message.exec(text) ?? [];
  if (isMessage) {
    for (const id of [from, to]) addActor(sequence, id);
    return {kind: 'message', from, to, label: plainLabel(label), line: sign.startsWith('--') ? 'dotted' : 'solid'};
  }
  const [isBlock, divides, condition] = block.exec(text) ?? [];
  if (isBlock && condition) return {kind: divides ? 'divide' : 'open', label: plainLabel(condition)};
  const repair = `Say when it happens: ${text} The code is ${divides ? 'wrong' : 'right'}.`;
  if (isBlock) throw new DiagramError(place, `"${text}" has no words.`, repair);
  const wanted = 'Wanted: participant A as Name, A->>B: words, Note over A: words, loop, alt, opt, else or end.';
  throw new DiagramError(place, `Cannot read "${text}".`, wanted);
}

function addActor({actors}: Sequence, id: string, label = id, isPerson = false): void {
  if (!actors.has(id)) actors.set(id, {label: plainLabel(label), isPerson});
}
