import {parse} from 'yaml';

/** What of a pipeline's file is typed; actions such as `actions/checkout` are not. */
interface Job {
  /** GitHub Actions. */
  env?: Readonly<Record<string, string>>;
  steps?: readonly {run?: string; if?: string}[];
  /** GitLab CI. */
  variables?: Readonly<Record<string, string>>;
  script?: readonly string[];
}

/** @returns the commands of a file of GitHub Actions or GitLab CI, with the variables that it sets before them */
export function readPipeline(text: string): string {
  const {jobs, ...others} = parse(text) as {jobs?: Record<string, Job>};
  const lines = Object.values(jobs ?? (others as Record<string, Job>)).flatMap(
    ({env = {}, variables = {}, steps = [], script = []}) => [
      ...Object.entries({...env, ...variables}).map(([name, value]) => `export ${name}='${value}'`),
      // Steps with a condition are for failures.
      ...steps.flatMap((step) => (step.run === undefined || step.if !== undefined ? [] : [step.run.trimEnd()])),
      ...script,
    ],
  );
  return `${lines.join('\n')}\n`;
}
