import type {BuiltCheck} from './types';

/** Every cell of a table says something; in a list of refusals, an empty one leaves the reader alone. */
export const tables: BuiltCheck = {
  name: 'tables',
  unit: 'pages',
  run: ({pages}) => ({
    count: pages.length,
    findings: pages.flatMap(({address, emptyCells}) =>
      emptyCells.map((column) => ({
        where: address,
        problem: `a cell of the column "${column}" is empty. Fill it in the page, or, where the row comes from the contract, write a second sentence into the description of the answer: the first becomes the cause, the rest what to do.`,
      })),
    ),
  }),
};
