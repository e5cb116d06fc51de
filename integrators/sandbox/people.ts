import {setTimeout as wait} from 'node:timers/promises';
import type {OpenSandbox} from './openSandbox';

/** Stands for the newest code of the sender, in what is typed. */
export const newestCode = 'CODE';

/** Types lines into a program as its user does: a code when it was sent. */
export async function* typeLines(
  lines: readonly string[],
  {codeFor, exchanges}: Pick<OpenSandbox, 'codeFor' | 'exchanges'>,
): AsyncGenerator<string> {
  for (const line of lines) {
    if (line === newestCode) while (!exchanges.some(({operation}) => operation === 'documents-process')) await wait(50);
    yield `${line === newestCode ? await codeFor('KHUE.LE') : line}\n`;
  }
}

/**
 * Acts as everybody for whom documents wait, whenever a program has read one: from then on it waits for them.
 *
 * @param ended when the program is no longer watched
 */
export async function actWhenRead({exchanges, control, finish}: OpenSandbox, ended: AbortSignal): Promise<void> {
  let seen = 0;
  while (!ended.aborted) {
    await wait(50);
    const reads = exchanges.slice(seen).some(({operation}) => operation === 'documents-get-id');
    seen = exchanges.length;
    if (!reads) continue;
    const {documents} = await control<{documents: {id: string}[]}>('GET', '/state');
    for (const {id} of documents) await finish(id);
  }
}
