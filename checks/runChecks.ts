import {globSync} from 'tinyglobby';
import {explainPlan, planChecks, type PlannedCheck} from './changes/planChecks';
import {createContext} from './pages/createContext';
import {createPageReader} from './pages/pageReader';
import type {ResultCache} from './pages/resultCache';
import {applyExemptions, type Exemption} from './exemptions';
import type {Check, CheckResult, Problem} from './types';

export interface RunReport {
  /** All that there is to print. */
  lines: string[];
  /** The lines of it that name a problem. */
  problems: string[];
  /** What can wait while somebody writes: to be printed after the counts. */
  closing: string[];
  passed: number;
  failed: number;
}

export interface RunRequest {
  root: string;
  checks: readonly Check[];
  exemptions: readonly Exemption[];
  /** Paths or globs; undefined means everything. */
  selection?: readonly string[] | undefined;
  /** What has changed since everything was right: only what it can have broken is looked at. */
  changed?: ReadonlySet<string> | undefined;
  /** Whether somebody is writing: what can wait is said, and fails nothing. With `changed` it is so. */
  isWriting?: boolean;
  cache?: ResultCache | undefined;
}

/** Runs the checks and turns what they found into lines to print. */
export async function runChecks({
  root,
  checks,
  exemptions,
  selection,
  changed,
  isWriting = changed !== undefined,
  cache,
}: RunRequest): Promise<RunReport> {
  const reader = createPageReader(root, cache);
  const selected = selection && new Set(globSync([...selection], {cwd: root}));
  const planned: PlannedCheck[] = changed
    ? planChecks(checks, changed, reader.files)
    : checks.map((check) => ({check, ...(selected && {chosen: selected})}));
  const isUnreadable = createContext(root, undefined, reader).unreadable.length > 0;
  const plan = isUnreadable ? keepReaders(planned) : planned;
  const report: RunReport = {lines: [], problems: [], closing: [], passed: 0, failed: 0};
  let filesRead = 0;
  report.lines.push(...explainPlan(plan));

  for (const {check, chosen} of plan) {
    const result = await check.run(createContext(root, chosen, reader));
    const {waiting} = result;
    if (isWriting && waiting && waiting.problems.length > 0) report.closing.push(waiting.summary);
    const found = isWriting ? result.problems : [...result.problems, ...(waiting?.problems ?? [])];
    const problems = found.filter(({file}) => !selected || selected.has(file));
    const {left, used} = applyExemptions(check.name, problems, exemptions);
    const messages = left.map((problem) => formatProblem(check.name, problem));
    if (!chosen) messages.push(...findIdle(check.name, exemptions, used));
    if (!changed && !selected && result.filesRead === 0) {
      messages.push(`${check.name}: matched no files. Check its paths.`);
    }
    filesRead += result.filesRead;
    const notes = (result.report ?? []).map((note) => `  ${note}`);
    report.problems.push(...messages);
    report.lines.push(...notes, ...messages, summary(check, result, messages.length, used.size));
    if (messages.length === 0) report.passed += 1;
    else report.failed += 1;
  }
  if (plan.length < planned.length) report.lines.push('The other checks wait until all pages can be read.');
  // A check need not have to do with the chosen files, but with a mistyped path none has.
  if (selected && (selected.size === 0 || filesRead === 0)) {
    const message = `${selection.join(' ')}: matched no files to look at. Check the paths.`;
    report.problems.push(message);
    report.lines.push(message);
    report.failed += 1;
  }
  return report;
}

/** Of a page that cannot be read, other checks would say that it is missing, and so are its headings. */
function keepReaders(planned: readonly PlannedCheck[]): PlannedCheck[] {
  const readers = planned.filter(({check}) => check.readsEveryPage);
  return readers.length > 0 ? readers.map(({check}) => ({check})) : [...planned];
}

/** An unused exemption could hide a later problem of that file. */
function findIdle(check: string, exemptions: readonly Exemption[], used: ReadonlySet<Exemption>): string[] {
  return exemptions
    .filter((one) => one.check === check && !used.has(one))
    .map(
      ({file, line, contains}) =>
        `${check}: checks/exemptions.yaml:${line} the exemption for ${file} ("${contains}") is not needed. Remove it.`,
    );
}

function summary(check: Check, {filesRead}: CheckResult, problems: number, exempted: number): string {
  const files = `${filesRead} ${filesRead === 1 ? 'file' : 'files'} read`;
  const exempt = exempted > 0 ? `, ${exempted} exempted` : '';
  if (problems === 0) return `✓ ${check.name}: ${files}${exempt}`;
  return `✗ ${check.name}: ${files}${exempt}, ${problems} ${problems === 1 ? 'problem' : 'problems'}. Why: ${check.guide}`;
}

/** The form of every message: check, place, rule, repair. */
export function formatProblem(check: string, {file, line, rule, repair}: Problem): string {
  return `${check}: ${formatPlace(file, line)} ${rule}. ${repair}`;
}

/** A place in the form that editors and terminals follow. */
export function formatPlace(file: string, line?: number): string {
  return line ? `${file}:${line}` : file;
}
