import {didYouMean} from '../../kit/didYouMean';
import type {Sequence} from './model';
import {DiagramError, plainLabel, readForms, type Statement} from './statements';

const participant = /^(participant|actor)\s+(\S+)\s+as\s+(.+)$/;
const message = /^([^\s:]+?)\s*(-->>|->>)\s*([^\s:]+?)\s*:\s*(.+)$/;
const note = /^Note\s+over\s+([^:]+):\s*(.+)$/;
const block = /^(loop|alt|else)(?:\s+(.+))?$/;
const end = /^end$/;

/**
 * Parses the statements after `sequenceDiagram`.
 *
 * @throws DiagramError if a statement cannot be read, or a block is not opened or closed
 */
export function parseSequence(statements: readonly Statement[]): Sequence {
  const actors: Sequence['actors'] = new Map();
  const events: Sequence['events'] = [];
  let openBlocks = 0;
  const addActor = (id: string, label = '', isPerson = false): void => {
    if (!actors.get(id)?.label) actors.set(id, {label: plainLabel(label), isPerson});
  };
  const assertInBlock = (place: Statement['place'], keyword: string): void => {
    const repair = 'Open one with loop or alt.';
    if (openBlocks === 0) throw new DiagramError(place, `"${keyword}" is outside a block.`, repair);
  };
  readForms(
    statements,
    [
      [participant, (_, kind, id, label) => addActor(id, label, kind === 'actor')],
      [
        message,
        (_, from, sign, to, label) => {
          addActor(from);
          addActor(to);
          events.push({kind: 'message', from, to, label: plainLabel(label), line: sign === '->>' ? 'solid' : 'dotted'});
        },
      ],
      [
        note,
        (place, names, label) => {
          const over = names.split(',').map((id) => id.trim());
          const unknown = over.find((id) => !actors.has(id));
          const hint = didYouMean(unknown ?? '', [...actors.keys()]);
          if (unknown) throw new DiagramError(place, `The note names "${unknown}", which no line above adds.`, hint);
          events.push({kind: 'note', over, label: plainLabel(label)});
        },
      ],
      [
        block,
        (place, keyword, condition = '') => {
          const repair = 'Add a condition, e.g. `loop Until the code is correct`.';
          if (!condition) throw new DiagramError(place, `"${keyword}" has no condition.`, repair);
          if (keyword === 'else') assertInBlock(place, keyword);
          else openBlocks += 1;
          events.push({kind: keyword === 'else' ? 'divide' : 'open', label: plainLabel(condition)});
        },
      ],
      [
        end,
        (place) => {
          assertInBlock(place, 'end');
          openBlocks -= 1;
          events.push({kind: 'close', label: ''});
        },
      ],
    ],
    'participant A as Name, A->>B: words, Note over A,B: words, loop, alt, else or end',
  );
  const last = statements.at(-1);
  if (openBlocks > 0 && last) throw new DiagramError(last.place, 'A block is never closed.', 'Add "end".');
  return {kind: 'sequence', actors, events};
}
