import {availableParallelism, totalmem, type as systemName} from 'node:os';

const gigabytes = Math.round(totalmem() / 1024 ** 3);

/** What of this machine matters to the figures, and nothing that identifies it. */
export const machine = `${systemName()}, ${availableParallelism()} processor cores, ${gigabytes} GB memory, Node ${process.versions.node}`;

export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
export const ratio = (part: number, whole: number) => (part / whole).toFixed(2);
export const whole = (value: number) => value.toFixed(0);

/** @returns a Markdown table whose first column holds words and the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** @returns a table with a row for each of the named items, and what is read of them in its columns. */
export function tableOf<T extends {name: string}>(
  first: string,
  items: readonly T[],
  columns: Readonly<Record<string, (item: T) => string>>,
): string {
  const rows = items.map((item) => [item.name, ...Object.values(columns).map((read) => read(item))]);
  return table([first, ...Object.keys(columns)], rows);
}

const opening = `# Benchmarks

Written by \`npm run bench\`; do not edit by hand. Run it on a machine that does nothing else, and compare only
figures of the same part: they come from one run. \`npm run bench -- --only baselines\` measures one part again; the
parts are described in \`bench/README.md\`.`;

/**
 * @param benchmarks text of BENCHMARKS.md; '' for a new one
 * @param names all parts in their order
 * @returns the text with one part replaced and the others as they were
 */
export function replacePart(benchmarks: string, names: readonly string[], name: string, text: string): string {
  const parts = names.flatMap((part) => {
    const [begin, end] = [`<!-- ${part}: begin -->`, `<!-- ${part}: end -->`];
    const content = part === name ? text : benchmarks.split(begin)[1]?.split(end)[0];
    return content === undefined ? [] : [begin, content.trim(), end];
  });
  return `${[opening, ...parts].join('\n\n')}\n`;
}
