import type {BuildCost} from './measureBuild';
import {kinds, type PageCost} from './measurePage';

export interface MeasuredPage {
  name: string;
  address: string;
  cost: PageCost;
  /** The gates of `tests/dist/budgets.ts`; a figure without one is told alone. */
  budget: Partial<Figures>;
}

/** What a page is held to: bytes, brotli; `starter` is the script until it is loaded, `js` all of it after intent. */
export type Figures = Record<'html' | 'css' | 'starter' | 'loaded' | 'requests' | 'elements' | 'js', number>;

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
    [
      'both languages',
      'wall, s',
      'CPU, s',
      'CPU per page, ms',
      'peak memory, MB',
      'CPU, cold = 1 (aim of a warm build: 0.5)',
    ],
    [row('cold: no cache, no earlier build', cold), row('warm: the same again', warm)],
  );
}

function toFigures({untilLoaded: {bytes, requests}, elements, scripts}: PageCost): Figures {
  const loaded = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  return {html: bytes.HTML, css: bytes.CSS, starter: bytes.JS, loaded, requests, elements, js: scripts};
}

function pageTable(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({name, cost}) => {
    const {bytes, requests} = cost.untilLoaded;
    const {loaded, js} = toFigures(cost);
    const weights = [...kinds.map((kind) => bytes[kind]), loaded].map(kilobytes);
    return [name, ...weights, String(requests), String(cost.elements), kilobytes(js)];
  });
  return table(['page', ...kinds, 'all', 'requests', 'elements', 'JS after intent'], rows);
}

function budgetTable(pages: readonly MeasuredPage[]): string {
  const names = ['html', 'css', 'starter', 'loaded', 'requests', 'elements', 'js'] as const;
  const rows = pages.map(({name, cost, budget}) => {
    const figures = toFigures(cost);
    return [name, ...names.map((each) => (budget[each] === undefined ? '–' : ratio(figures[each], budget[each])))];
  });
  return table(['page, budget = 1', ...names], rows);
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
  return `## Weight of a page

First visit, 1440 pixels wide, kilobytes (1024 bytes) over the wire after brotli: what the page asks for by itself
until it is loaded, and all scripts that have run once the reader has moved the mouse and the application has taken over.

${pageTable(pages)}

${addresses.join('\n')}

### Against the budgets

The gates are in \`tests/dist/budgets.ts\` and hold for every page of the documentation, not only for these. All but
the last one count until the page is loaded.

${budgetTable(pages)}
`;
}
