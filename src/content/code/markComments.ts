import {CodeBlockSyntaxError} from './codeOptions';

/** Code without its marking comments, and the lines they mark. */
export interface MarkedCode {
  code: string;
  marked: ReadonlySet<number>;
}

const comment = /^\s*(?:\/\/|#|--|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/** Takes out the comments `highlight-next-line`, `highlight-start` and `highlight-end`, and marks what they mean. */
export function readMarkComments(code: string, alreadyMarked: ReadonlySet<number>): MarkedCode {
  const marked = new Set(alreadyMarked);
  const lines: string[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of code.split('\n')) {
    const word = comment.exec(line)?.[1];
    if (word === undefined) {
      lines.push(line);
      if (isInside || isNext) marked.add(lines.length);
      isNext = false;
    } else if (word === 'next-line') isNext = true;
    else if (isInside === (word === 'start'))
      throw new CodeBlockSyntaxError(
        `The comment highlight-${word} has no partner`,
        'Write highlight-start before and highlight-end after the lines.',
      );
    else isInside = word === 'start';
  }
  if (isInside || isNext)
    throw new CodeBlockSyntaxError('A highlight comment at the end marks nothing', 'Put it before the lines it means.');
  const beyond = [...marked].find((line) => line > lines.length);
  if (beyond)
    throw new CodeBlockSyntaxError(
      `Line ${beyond} is to be marked, but the code has ${lines.length}`,
      'Correct the number in braces.',
    );
  return {code: lines.join('\n'), marked};
}
