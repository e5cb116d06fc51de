import {distance as editDistance} from 'fastest-levenshtein';

/**
 * Finds the route a reader most likely meant.
 *
 * @param wanted the route that does not exist
 * @param known every route that exists
 * @returns the nearest known route, or undefined when none is similar (more than two fifths of the letters differ)
 */
export function nearestRoute(wanted: string, known: readonly string[]): string | undefined {
  const target = normalize(wanted);
  const lastPart = target.split('/').at(-1) ?? '';
  let best: {route: string; distance: number} | undefined;
  for (const route of known) {
    const candidate = normalize(route);
    // The same page under another folder is a better guess than a neighbour with a similar path.
    const sameName = lastPart.length > 3 && candidate.split('/').at(-1) === lastPart;
    const distance = sameName ? editDistance(target, candidate) / 4 : editDistance(target, candidate);
    if (!best || distance < best.distance) best = {route, distance};
  }
  return best && best.distance <= target.length * 0.4 ? best.route : undefined;
}

function normalize(route: string): string {
  return route.toLowerCase().replace(/_/g, '-');
}
