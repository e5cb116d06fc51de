import {stripVTControlCharacters} from 'node:util';

/** One thing that was tried with the new version. */
export interface StepResult {
  name: string;
  hasPassed: boolean;
  seconds: number;
  output: string;
}

const mostErrors = 8;

/** @returns the first lines of an output that speak of an error; the last lines where none does */
export function findErrors(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const errors = lines.filter((line) => /\b(?:E[A-Z]{4,}|FAIL|[Ee]rror|ERROR|[Cc]annot)\b|Error:|✗|✘/.test(line));
  return errors.length > 0 ? [...new Set(errors)].slice(0, mostErrors) : lines.slice(-mostErrors);
}

/** @returns a table of what passed, and of what failed with its first errors */
export function describeSteps(version: string, results: readonly StepResult[]): string {
  const rows = results.map(({name, hasPassed, seconds, output}) => {
    const row = `${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`;
    return hasPassed ? row : [row, ...findErrors(output).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
  });
  const failed = results.filter(({hasPassed}) => !hasPassed).length;
  const end = failed === 0 ? 'Everything passed.' : `${failed} of ${results.length} failed: guides/upgrading.md.`;
  return [`Docusaurus ${version}`, ...rows, end].join('\n');
}
