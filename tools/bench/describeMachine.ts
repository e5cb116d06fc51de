import {availableParallelism, totalmem, type as systemName} from 'node:os';

/** @returns what of this machine matters to the figures, and nothing that identifies it. */
export function describeMachine(): string {
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  return `${systemName()}, ${availableParallelism()} processor cores, ${gigabytes} GB memory, Node ${process.versions.node}`;
}
