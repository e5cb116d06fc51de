import {didYouMean} from '../../../content/didYouMean';
import type {PagePlace} from '../../../content/pageError';
import type {Diagram} from './model';
import {parseFlowchart, parseStates} from './parseGraph';
import {parseSequence} from './parseSequence';
import {DiagramError, type Statement} from './statements';

const parsers: Readonly<Record<string, (statements: Statement[]) => Diagram>> = {
  'flowchart TD': (statements) => parseFlowchart(statements, 'DOWN'),
  'flowchart LR': (statements) => parseFlowchart(statements, 'RIGHT'),
  sequenceDiagram: parseSequence,
  'stateDiagram-v2': parseStates,
};

/**
 * @param source Mermaid text
 * @param first the place of the first line of the text
 * @throws DiagramError if any part of the text cannot be read
 */
export function parseDiagram(source: string, first: PagePlace): Diagram {
  const lines = source.normalize('NFC').split('\n');
  const [header, ...statements] = lines
    .map((line, index) => ({text: line.trim(), place: {...first, line: first.line + index}}))
    .filter(({text}) => text !== '');
  if (!header || statements.length === 0) {
    const repair = 'Begin with flowchart TD, sequenceDiagram or stateDiagram-v2.';
    throw new DiagramError(first, 'The diagram is empty.', repair);
  }
  const parse = Object.hasOwn(parsers, header.text) ? parsers[header.text] : undefined;
  if (parse) return parse(statements);
  const hint = didYouMean(header.text, Object.keys(parsers));
  throw new DiagramError(header.place, `"${header.text}" is not a kind of diagram.`, hint);
}
