import {didYouMean} from '../../../../content/didYouMean';
import {DiagramMistake, plainLabel, type Statement} from './diagramLines';
import type {Sequence, SequenceEvent} from './model';

const participant = /^(participant|actor)\s+(\S+)(?:\s+as\s+(.+))?$/;
const message = /^([^\s:]+?)\s*(-->>|->>|-->|->|--\)|-\))\s*([^\s:]+?)\s*:\s*(.+)$/;
const note = /^[Nn]ote\s+(left of|right of|over)\s+([^:]+):\s*(.+)$/;
const opening = /^(?:loop|alt|opt|par|critical|break)\s*(.*)$/;
const dividing = /^(?:else|and)(?:\s+(.*))?$/;

/** Reads the statements after `sequenceDiagram`. */
export function readSequence(statements: Statement[]): Sequence {
  const sequence: Sequence = {kind: 'sequence', actors: [], events: []};
  let depth = 0;
  let number = statements.some(({text}) => text === 'autonumber') ? 1 : undefined;
  for (const {text, line} of statements) {
    if (text === 'autonumber') continue;
    const declared = participant.exec(text);
    if (declared) {
      addActor(sequence, declared[2] ?? '', declared[3], declared[1] === 'actor');
      continue;
    }
    const event = readEvent(text, line, sequence);
    if (event.kind === 'open') depth++;
    if (event.kind === 'close' || event.kind === 'divide') {
      if (depth === 0)
        throw new DiagramMistake(line, `"${text}" stands outside a block.`, 'Open one with loop, alt, opt or par.');
      if (event.kind === 'close') depth--;
    }
    if (event.kind === 'message' && number !== undefined) event.label = `${number++}. ${event.label}`;
    sequence.events.push(event);
  }
  if (depth > 0) throw new DiagramMistake(statements.at(-1)?.line ?? 1, 'A block is never closed.', 'Add "end".');
  return sequence;
}

function readEvent(text: string, line: number, sequence: Sequence): SequenceEvent {
  if (text === 'end') return {kind: 'close'};
  const noted = note.exec(text);
  if (noted) {
    const over = (noted[2] ?? '').split(',').map((id) => id.trim());
    for (const id of over) {
      if (sequence.actors.every((actor) => actor.id !== id)) {
        throw new DiagramMistake(
          line,
          `The note names "${id}", which no line above brings in.`,
          didYouMean(
            id,
            sequence.actors.map((actor) => actor.id),
          ),
        );
      }
    }
    const side = noted[1] === 'left of' ? 'left' : noted[1] === 'right of' ? 'right' : 'over';
    return {kind: 'note', over, side, label: plainLabel(noted[3] ?? '')};
  }
  const sent = message.exec(text);
  if (sent) {
    const [, from = '', sign = '', to = '', label = ''] = sent;
    addActor(sequence, from);
    addActor(sequence, to);
    return {kind: 'message', from, to, label: plainLabel(label), isDashed: sign.startsWith('--')};
  }
  const opened = opening.exec(text);
  if (opened) {
    if (!opened[1])
      throw new DiagramMistake(line, `"${text}" has no words.`, `Say when it happens: ${text} The code is right.`);
    return {kind: 'open', label: plainLabel(opened[1])};
  }
  const divided = dividing.exec(text);
  if (divided) {
    if (!divided[1])
      throw new DiagramMistake(line, `"${text}" has no words.`, `Say when it happens: ${text} The code is wrong.`);
    return {kind: 'divide', label: plainLabel(divided[1])};
  }
  throw new DiagramMistake(
    line,
    `Cannot read "${text}".`,
    'Wanted: participant A as Name, A->>B: words, Note over A: words, loop, alt, opt, else or end.',
  );
}

function addActor(sequence: Sequence, id: string, label?: string, isPerson = false): void {
  const known = sequence.actors.find((actor) => actor.id === id);
  if (!known) sequence.actors.push({id, label: plainLabel(label ?? id), isPerson});
}
