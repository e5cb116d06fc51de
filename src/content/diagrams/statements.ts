import {PageError, type PagePlace} from '../../kit/pageError';

/** One line of a diagram's text. */
export interface Statement {
  text: string;
  place: PagePlace;
}

/** What a statement may look like, and what is done with the groups of the pattern. */
type StatementForm = readonly [pattern: RegExp, read: (place: PagePlace, ...groups: string[]) => void];

/** A diagram that cannot be read. */
export class DiagramError extends PageError {
  constructor(place: PagePlace, problem: string, repair: string) {
    super('diagrams', place, problem, repair, 'guides/diagrams.md');
  }
}

/**
 * Reads each statement by the first form that matches it.
 *
 * @param wanted examples of all forms, for the error message
 * @throws DiagramError if no form matches a statement
 */
export function readForms(statements: readonly Statement[], forms: readonly StatementForm[], wanted: string): void {
  for (const {text, place} of statements) {
    const isRead = forms.some(([pattern, read]) => {
      const match = pattern.exec(text);
      if (match) read(place, ...match.slice(1));
      return match !== null;
    });
    if (!isRead) throw new DiagramError(place, `Cannot read "${text}".`, `Wanted: ${wanted}.`);
  }
}

/** @returns a label as it is shown: without quotes around it, and with line breaks for `<br/>` */
export function plainLabel(written: string): string {
  const label = written.trim().replace(/^"(.*)"$/, '$1');
  return label.replace(/ *<br\s*\/?> */g, '\n').trim();
}
