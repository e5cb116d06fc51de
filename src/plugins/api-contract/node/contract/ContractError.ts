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

/** @returns a problem as one line: `file#/pointer rule: detail`. */
function formatProblem({file, pointer, rule, detail}: ContractProblem): string {
  return `${file}#${pointer} ${rule}: ${detail}`;
}

/** Stops the build with every problem found, so that one run is enough to repair them all. */
export class ContractError extends Error {
  readonly problems: readonly ContractProblem[];

  constructor(problems: readonly ContractProblem[]) {
    super(`api-contract:\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`);
    this.name = 'ContractError';
    this.problems = problems;
  }
}

/** @throws ContractError if there is any problem. */
export function throwIfAny(problems: readonly ContractProblem[]): void {
  if (problems.length > 0) throw new ContractError(problems);
}
