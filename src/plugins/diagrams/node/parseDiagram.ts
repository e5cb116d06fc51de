import {didYouMean} from '../../../content/didYouMean';
import type {PagePlace} from '../../../content/pageError';
import {directions, type Diagram} from './model';
import {parseFlowchart} from './parseFlowchart';
import {parseSequence} from './parseSequence';
import {parseStates} from './parseStates';
import {DiagramError, readStatements} from './statements';

const kinds = ['flowchart TD', 'flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'];

/**
 * @param first the place of the first line of the text
 * @throws DiagramError if any part of the text cannot be read
 */
export function parseDiagram(source: string, first: PagePlace): Diagram {
  const [header, ...statements] = readStatements(source, first);
  if (!header || statements.length === 0) {
    const repair = 'Begin with flowchart TD, sequenceDiagram or stateDiagram-v2.';
    throw new DiagramError(first, 'The diagram is empty.', repair);
  }
  const {text, place} = header;
  if (text === 'sequenceDiagram') return parseSequence(statements);
  if (text === 'stateDiagram-v2') return parseStates(statements);
  const direction = /^flowchart\s+(TD|TB|BT|LR|RL)$/.exec(text)?.[1] as keyof typeof directions | undefined;
  if (direction) return parseFlowchart(statements, directions[direction]);
  throw new DiagramError(place, `"${text}" is not a kind of diagram.`, didYouMean(text, kinds));
}
