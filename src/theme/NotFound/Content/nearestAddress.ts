import {distance as editDistance} from 'fastest-levenshtein';

/**
 * Finds the address a reader most likely meant.
 *
 * @param wanted the path that does not exist, with or without a trailing slash
 * @param known every path that exists
 * @returns the nearest known path, or undefined when none is similar (more than two fifths of the letters differ)
 */
export function nearestAddress(wanted: string, known: readonly string[]): string | undefined {
  const target = normalize(wanted);
  const lastPart = target.split('/').at(-1) ?? '';
  let best: {address: string; distance: number} | undefined;
  for (const address of known) {
    const candidate = normalize(address);
    // The same page under another folder is a better guess than a neighbour with a similar path.
    const sameName = lastPart.length > 3 && candidate.split('/').at(-1) === lastPart;
    const distance = sameName ? editDistance(target, candidate) / 4 : editDistance(target, candidate);
    if (!best || distance < best.distance) best = {address, distance};
  }
  return best && best.distance <= target.length * 0.4 ? best.address : undefined;
}

function normalize(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/_/g, '-')
    .replace(/\/+$/, '');
}
