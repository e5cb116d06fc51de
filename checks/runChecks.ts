import {globSync} from 'tinyglobby';
import {createContext} from './content/createContext';
import {applyExemptions, type Exemption} from './exemptions';
import type {Check, Problem} from './types';

export interface RunReport {
  lines: string[];
  passed: number;
  failed: number;
}

export interface RunRequest {
  root: string;
  checks: readonly Check[];
  exemptions: readonly Exemption[];
  /** Paths or globs; undefined means everything. */
  selection?: readonly string[];
}

/** Runs the checks and turns what they found into lines to print. */
export async function runChecks({root, checks, exemptions, selection}: RunRequest): Promise<RunReport> {
  const context = createContext(root, selection);
  const chosen = selection && new Set(globSync([...selection], {cwd: root}));
  const report: RunReport = {lines: [], passed: 0, failed: 0};

  for (const check of checks) {
    const {filesRead, problems, report: notes = []} = await check.run(context);
    const wanted = problems.filter(({file}) => !chosen || chosen.has(file));
    const {left, used} = applyExemptions(check.name, wanted, exemptions);
    // An unused exemption could hide a later problem of that file.
    const idle = chosen ? [] : exemptions.filter((one) => one.check === check.name && !used.has(one));
    const messages = [
      ...left.map((problem) => formatProblem(check.name, problem)),
      ...idle.map(
        (one) =>
          `${check.name}: checks/exemptions.yaml the exemption for ${one.file} ("${one.contains}") is not needed. Remove it.`,
      ),
      ...(filesRead === 0 ? [`${check.name}: matched no files. Check the paths or --files.`] : []),
    ];
    report.lines.push(...notes.map((note) => `  ${note}`), ...messages);
    report.lines.push(summary(check, filesRead, messages.length, used.size));
    if (messages.length === 0) report.passed += 1;
    else report.failed += 1;
  }
  return report;
}

function summary(check: Check, filesRead: number, problems: number, exempted: number): string {
  const files = `${filesRead} ${filesRead === 1 ? 'file' : 'files'} read`;
  const exempt = exempted > 0 ? `, ${exempted} exempted` : '';
  if (problems === 0) return `✓ ${check.name}: ${files}${exempt}`;
  return `✗ ${check.name}: ${files}${exempt}, ${problems} ${problems === 1 ? 'problem' : 'problems'}. Why: ${check.guide}`;
}

/** The form of every message: check, place, rule, repair. */
export function formatProblem(check: string, {file, line, rule, repair}: Problem): string {
  return `${check}: ${file}${line ? `:${line}` : ''} ${rule}. ${repair}`;
}
