/** How a text of a contract begins that `add-operation` or `contract:stamp` has left to a writer. */
export const writeMark = 'write: ';

/** @returns the places of a contract or an overlay that ask for words, by their line */
export function findUnwritten(source: string): {line: number; asked: string}[] {
  return source.split('\n').flatMap((text, index) => {
    const [, asked] = /(?:^\s*|[:,-] |[{[])["']?write: (.*?)["']?[}\]]*$/.exec(text.replace(/^\s*#.*/, '')) ?? [];
    return asked === undefined ? [] : {line: index + 1, asked};
  });
}
