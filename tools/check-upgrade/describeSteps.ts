import {stripVTControlCharacters} from 'node:util';
import {failingLines} from '../stages/failingLines.mjs';

/** One thing that was tried with the new version. */
export interface StepResult {
  name: string;
  hasPassed: boolean;
  seconds: number;
  output: string;
}

const mostLines = 12;

/** @returns a table of what passed, and of what failed with the first lines that say why */
export function describeSteps(version: string, results: readonly StepResult[]): string {
  const rows = results.map(({name, hasPassed, seconds, output}) => {
    const row = `${hasPassed ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(0).padStart(5)} s`;
    return hasPassed ? row : [row, ...quoteFailures(output)].join('\n');
  });
  const failed = results.filter(({hasPassed}) => !hasPassed).length;
  const end = failed === 0 ? 'Everything passed.' : `${failed} of ${results.length} failed: guides/upgrading.md.`;
  return [`Docusaurus ${version}`, ...rows, end].join('\n');
}

function quoteFailures(output: string): string[] {
  const lines = failingLines(stripVTControlCharacters(output)).slice(0, mostLines);
  return lines.map((line) => `    ${line.trim().slice(0, 200)}`);
}
