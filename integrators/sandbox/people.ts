import {setTimeout as wait} from 'node:timers/promises';
import type {OpenSandbox, State} from './openSandbox';

/** Who sends in the programs and pages. */
const sender = 'KHUE.LE';

/** Stands for the newest code of the sender, in what is typed. */
export const newestCode = 'CODE';

/** Types lines into a program as its user does: a code when it was sent. */
export async function* typeLines(
  lines: readonly string[],
  {codeFor, exchanges}: Pick<OpenSandbox, 'codeFor' | 'exchanges'>,
): AsyncGenerator<string> {
  for (const line of lines) {
    if (line === newestCode) while (!exchanges.some(({operation}) => operation === 'documents-process')) await wait(50);
    yield `${line === newestCode ? await codeFor(sender) : line}\n`;
  }
}

/**
 * Acts as everybody for whom documents wait, whenever a program has read one: from then on it waits for them.
 *
 * @param isSenderThere whether the sender acts in the program
 * @param ended when the program is no longer watched
 */
export async function actWhenRead(
  {exchanges, control, act}: OpenSandbox,
  isSenderThere: boolean,
  ended: AbortSignal,
): Promise<void> {
  let seen = 0;
  while (!ended.aborted) {
    await wait(50);
    const reads = exchanges
      .slice(seen)
      .some(({operation}) => operation === 'documents-get-id' || operation === 'get-documents');
    seen = exchanges.length;
    if (!reads) continue;
    for (let waits = true; waits;) {
      const {documents} = await control<State>('GET', '/state');
      const next = documents
        .flatMap(({id, actions}) => actions.map((action) => ({id, ...action})))
        .find(({as}) => !isSenderThere || as !== sender);
      waits = next !== undefined;
      if (next) await act(next.id, next.as, next.do);
    }
  }
}
