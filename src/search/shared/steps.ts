/** @returns each of the sorted numbers as the difference from the one before, which takes less room in the index */
export function toSteps(sorted: readonly number[]): number[] {
  return sorted.map((each, position) => each - (sorted[position - 1] ?? 0));
}

/** @returns the numbers that `toSteps` was given */
export function fromSteps(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
