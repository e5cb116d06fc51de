import {PageError, type PagePlace} from '../../../content/pageError';

/** One line of a diagram's text. */
export interface Statement {
  text: string;
  place: PagePlace;
}

/** A diagram that cannot be read. */
export class DiagramError extends PageError {
  constructor(place: PagePlace, problem: string, repair: string) {
    super('diagrams', place, problem, repair, 'guides/diagrams.md');
  }
}

/** @returns the lines of a diagram without blank ones and comments; `first` is the place of the first line. */
export function readStatements(source: string, first: PagePlace): Statement[] {
  return source
    .normalize('NFC')
    .split('\n')
    .map((line, index) => ({text: line.trim().replace(/;$/, ''), place: {...first, line: first.line + index}}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
}

/** @returns a label as it is shown: without quotes around it, and with real line breaks. */
export function plainLabel(written: string): string {
  const label = written.trim().replace(/^"(.*)"$/s, '$1');
  return label.replace(/ *<br\s*\/?> */gi, '\n').trim();
}
