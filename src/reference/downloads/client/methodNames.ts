import {basename} from 'node:path';

/** Members of the client that are no calls. */
const members =
  /^(constructor|baseUrl|token|timeout|fetch|keys|account|download|call|callForFile|answerOf|fileOf|addressOf|send|transmit|request|credentialOf)$/;

/**
 * Names the methods of a client, call by call, in the order in which the client has them.
 *
 * @returns gives a call its own name, unless a member of the client or a call of an earlier contract has it
 */
export function methodNamer(): (call: string, contractFile: string) => string {
  const taken = new Set<string>();
  return (call, contractFile) => {
    const own = members.test(call) ? `${call}Call` : call;
    const name = taken.has(own) ? `${own}${idOf(contractFile).toUpperCase()}` : own;
    taken.add(name);
    return name;
  };
}

/** @returns the id of a contract, given its file or its address: `v1` */
export function idOf(contractFile: string): string {
  return basename(contractFile).replace(/\.\w+$/, '');
}
