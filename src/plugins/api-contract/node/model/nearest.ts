/** @returns how many letters must be added, removed or replaced to turn one word into the other. */
function distance(a: string, b: string): number {
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous.at(-1) ?? 0;
}

/** @returns up to three known names that a mistyped one may have meant, nearest first. */
export function nearest(name: string, known: readonly string[]): string[] {
  return known
    .map((candidate) => ({candidate, far: distance(name.toLowerCase(), candidate.toLowerCase())}))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({candidate}) => candidate);
}
