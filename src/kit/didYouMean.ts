import {distance} from 'fastest-levenshtein';

/** More known names than this are too many to list in a message. */
const longestList = 12;

const byDistance = (written: string, known: readonly string[]): {name: string; edits: number}[] =>
  known
    .map((name) => ({name, edits: distance(written.toLowerCase(), name.toLowerCase())}))
    .sort((a, b) => a.edits - b.edits || a.name.localeCompare(b.name));

/** @returns the known name closest to what was written, or undefined when more than a third of its letters, or all, differ. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const [nearest] = byDistance(written, known);
  const most = nearest
    ? Math.min(Math.max(2, nearest.name.length / 3), nearest.name.length - 1, written.length - 1)
    : 0;
  return nearest && nearest.edits <= most ? nearest.name : undefined;
}

/**
 * Ends an error message about an unknown name.
 *
 * @returns "Did you mean …?" when a known name is close, otherwise the known names (of a long list, the closest three)
 */
export function didYouMean(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  if (nearest) return `Did you mean "${nearest}"?`;
  if (known.length <= longestList) return `Known: ${known.join(', ')}.`;
  const closest = byDistance(written, known).slice(0, 3);
  return `Closest: ${closest.map(({name}) => name).join(', ')}.`;
}
