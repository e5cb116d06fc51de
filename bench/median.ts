/** @returns the value in the middle, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

/** @returns figures, also in groups, each of which is the median of its own. */
export function medianOf<T extends object>(all: readonly T[]): T {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured.');
  const entries = Object.keys(first).map((name) => {
    const values = all.map((each) => each[name as keyof T]);
    return [name, typeof values[0] === 'number' ? median(values as number[]) : medianOf(values as object[])];
  });
  return Object.fromEntries(entries) as T;
}
