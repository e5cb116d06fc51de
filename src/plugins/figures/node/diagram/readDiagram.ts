import {didYouMean} from '../../../../content/didYouMean';
import {DiagramMistake, readStatements} from './diagramLines';
import type {Diagram, Direction} from './model';
import {readFlowchart} from './readFlowchart';
import {readSequence} from './readSequence';
import {readStates} from './readStates';

/** What the text of a diagram says; text that cannot be read to its last sign is refused. */
export function readDiagram(source: string, firstLine: number): Diagram {
  const [header, ...statements] = readStatements(source, firstLine);
  if (!header || statements.length === 0) {
    throw new DiagramMistake(
      firstLine,
      'The diagram is empty.',
      'Begin with flowchart TD, sequenceDiagram or stateDiagram-v2.',
    );
  }
  const direction = /^flowchart\s+(TD|TB|BT|LR|RL)$/.exec(header.text)?.[1];
  if (direction) return readFlowchart(statements, direction as Direction);
  if (header.text === 'sequenceDiagram') return readSequence(statements);
  if (header.text === 'stateDiagram-v2') return readStates(statements);
  throw new DiagramMistake(
    header.line,
    `"${header.text}" is not a kind of diagram.`,
    didYouMean(header.text, ['flowchart TD', 'flowchart LR', 'sequenceDiagram', 'stateDiagram-v2']),
  );
}
