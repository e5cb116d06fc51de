import {budgets, type Budget} from '../../tests/dist/budgets';
import type {BuildCost} from './measureBuild';
import {kinds, type PageCost} from './measurePage';

export interface MeasuredPage {
  name: string;
  address: string;
  cost: PageCost;
  budget: Budget;
}

export interface MeasuredBuild {
  pageCount: number;
  cold: BuildCost;
  warm: BuildCost;
}

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
export const ratio = (part: number, whole: number) => (part / whole).toFixed(2);

/** @returns a Markdown table whose first column holds words and the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function buildTable({cold, warm, pageCount}: MeasuredBuild): string {
  const row = (name: string, {wallSeconds, cpuSeconds, peakMegabytes}: BuildCost) => [
    name,
    wallSeconds.toFixed(1),
    cpuSeconds.toFixed(1),
    ((cpuSeconds / pageCount) * 1000).toFixed(0),
    peakMegabytes === undefined ? '–' : peakMegabytes.toFixed(0),
    ratio(cpuSeconds, cold.cpuSeconds),
  ];
  return table(
    ['both languages', 'wall, s', 'CPU, s', 'CPU per page, ms', 'peak memory, MB', 'CPU, cold = 1'],
    [row('cold: no cache, no earlier build', cold), row('warm: the same again', warm)],
  );
}

function pageTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({name, cost}) => [
    name,
    ...kinds.map((kind) => kilobytes(cost.bytes[kind])),
    kilobytes(Object.values(cost.bytes).reduce((sum, bytes) => sum + bytes, 0)),
    String(cost.requests),
    String(cost.elements),
    `${kilobytes(cost.ahead.bytes)} in ${cost.ahead.requests}`,
  ]);
  return table(['page', ...kinds, 'all', 'requests', 'DOM elements', 'ahead'], rows);
}

function budgetTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({name, cost: {bytes}, budget}) => [
    name,
    ratio(bytes.HTML, budget.html),
    ratio(bytes.JS, budget.js),
    ratio(bytes.CSS, budget.css),
    ratio(bytes.fonts, budget.fonts),
  ]);
  return table(['page, budget = 1', 'HTML', 'JS', 'CSS', 'fonts'], rows);
}

/** What stands above all parts. */
export const opening = `# Benchmarks

Written by \`npm run bench\`; do not edit by hand. Run it on a machine that does nothing else, and compare only
figures of the same part: they come from one run. \`npm run bench -- --only peers\` measures one part again; the
parts are told in \`tools/bench/README.md\`.
`;

/** @returns the part about the build. */
export function reportBuild(machine: string, measured: MeasuredBuild): string {
  return `## Build

Machine: ${machine}. Pages of the site, all languages: ${measured.pageCount}.

${buildTable(measured)}

CPU counts the build and everything it starts, user and system together; memory is the highest sum over its
processes. The release build keeps no bundler cache, so that the same tree always gives the same bytes. What it keeps
is found by the hash of everything it was made from: \`npm run test:caches\` proves that it changes no byte.
`;
}

/** @returns the part about the weight of pages. */
export function reportPages(pages: readonly MeasuredPage[]): string {
  const addresses = pages.map(({name, address}) => `- ${name}: \`${address}\``);
  const docsBudget = `${kilobytes(budgets.docs.html)} K HTML, ${kilobytes(budgets.docs.js)} K JS, ${kilobytes(budgets.docs.css)} K CSS`;
  return `## Weight of a page

First visit, 1440 pixels wide, kilobytes (1024 bytes) over the wire after brotli, until the page can be used.
"Ahead" is what the page fetches afterwards for the links in sight.

${pageTable(pages)}

${addresses.join('\n')}

### Against the budgets

The gates are in \`tests/dist/budgets.ts\` (a page of the guides: ${docsBudget}) and hold for every page of the
documentation, not only for these.

${budgetTable(pages)}
`;
}
