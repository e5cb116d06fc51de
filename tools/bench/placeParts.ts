/** The parts of BENCHMARKS.md in their order; that of the search has a program of its own. */
export const parts = ['build', 'growth', 'editing', 'pages', 'peers', 'lighthouse', 'search'] as const;
export type Part = (typeof parts)[number];

const begin = (part: Part) => `<!-- ${part}: begin -->`;
const end = (part: Part) => `<!-- ${part}: end -->`;

function readPart(benchmarks: string, part: Part): string | undefined {
  return benchmarks.split(begin(part))[1]?.split(end(part))[0]?.trim();
}

/** @returns the file with the parts that were measured, and the others as they were. */
export function placeParts(opening: string, benchmarks: string, measured: Partial<Record<Part, string>>): string {
  const texts = parts.flatMap((part) => {
    const text = measured[part]?.trim() ?? readPart(benchmarks, part);
    return text === undefined ? [] : [begin(part), text, end(part)];
  });
  return `${[opening.trim(), ...texts].join('\n\n')}\n`;
}
