import type {PathSegment} from './pointer';

/** One thing wrong in a contract: where, which rule, how to repair it. */
export interface ContractProblem {
  /** File relative to the site. */
  file: string;
  /** JSON pointer inside the file; '' for the whole file. */
  pointer: string;
  /** Rule that is broken, as a short name. */
  rule: string;
  /** What is wrong, and how to repair it. */
  detail: string;
}

/** Takes down one problem of a file. */
export type Report = (path: PathSegment[], rule: string, detail: string) => void;

/** Stops the build with every problem found, so that one run is enough to repair them all. */
export class ContractError extends Error {
  constructor(readonly problems: readonly ContractProblem[]) {
    const lines = problems.map(({file, pointer, rule, detail}) => `  ${file}#${pointer} ${rule}: ${detail}`);
    super(`reference:\n${lines.join('\n')}`);
    this.name = 'ContractError';
  }
}

/** @throws ContractError if there is any problem. */
export function throwIfAny(problems: readonly ContractProblem[]): void {
  if (problems.length > 0) throw new ContractError(problems);
}
