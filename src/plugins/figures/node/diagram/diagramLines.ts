/** One statement of a diagram's text. */
export interface Statement {
  text: string;
  /** Line in the page. */
  line: number;
}

/** A statement nobody can draw; the page's name is added further up. */
export class DiagramMistake extends Error {
  constructor(
    readonly line: number,
    readonly wrong: string,
    readonly repair: string,
  ) {
    super(`${wrong} ${repair}`);
  }
}

/** The statements of a diagram without blank lines and comments. */
export function readStatements(source: string, firstLine: number): Statement[] {
  return source
    .normalize('NFC')
    .split('\n')
    .map((text, index) => ({text: text.trim().replace(/;$/, ''), line: firstLine + index}))
    .filter(({text}) => text !== '' && !text.startsWith('%%'));
}

/** A label as it is shown: no quotes around it, and real line breaks. */
export function plainLabel(written: string): string {
  return written
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .split(/<br\s*\/?>/i)
    .map((line) => line.trim())
    .join('\n');
}
