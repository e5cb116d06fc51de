/** The known name that takes the fewest letter changes to reach, if it is near enough to be what was meant. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({name, steps: editDistance(written.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= Math.max(2, Math.floor(best.name.length / 2)) ? best.name : undefined;
}

/** "Did you mean …?" when a near name exists, else the whole list. */
export function suggestName(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  return nearest ? `Did you mean "${nearest}"?` : `Known: ${known.join(', ')}.`;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
