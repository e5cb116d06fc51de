import type {ChangeRecorder} from '../shared/recordChanges';

/**
 * @param container the application's part of the page
 * @returns the changes in that part that cannot be the parser's, in their order: it only appends, to elements and to texts,
 *   and ends before the rest
 */
export function findForeign({changes, parsed = changes.length}: ChangeRecorder, container: Node): MutationRecord[] {
  const isPlain = ({target, removedNodes, nextSibling, oldValue}: MutationRecord): boolean =>
    target instanceof CharacterData
      ? target.data.startsWith(oldValue ?? '')
      : removedNodes.length === 0 && nextSibling === null;
  return changes.filter((change, index) => {
    const isInside = container.contains(change.target) || !change.target.isConnected;
    return isInside && (index >= parsed || !isPlain(change));
  });
}

/**
 * Finds what strangers appended while the page was parsed. The parser adds nodes in the order of the document; so all
 * others are those that have to go for the rest to be in this order.
 *
 * @param container with the known changes taken back
 * @param known the changes that `findForeign` has found
 * @returns the fewest such changes
 */
export function findStrays(
  {changes, parsed}: ChangeRecorder,
  container: Node,
  known: readonly MutationRecord[],
): MutationRecord[] {
  const places = new Map<Node, number>();
  const walker = document.createTreeWalker(container);
  while (walker.nextNode()) places.set(walker.currentNode, places.size);
  const isKnown = new Set(known);
  const added = changes.slice(0, parsed).flatMap((change) => {
    const place = places.get(change.addedNodes[0]!);
    return place === undefined || isKnown.has(change) ? [] : [{change, place}];
  });
  const kept = new Set(longestIncreasing(added.map(({place}) => place)));
  return added.filter((_, index) => !kept.has(index)).map(({change}) => change);
}

/** @returns the indices of a longest part of the numbers, in their order, in which each is greater than the one before */
function longestIncreasing(numbers: readonly number[]): number[] {
  /** For each length: the index of the smallest number in which a part of that length may end. */
  const ends: number[] = [];
  const previous = numbers.map((number, index) => {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]!]! < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = index;
    return ends[low - 1];
  });
  const part: number[] = [];
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) part.push(index);
  return part.reverse();
}
