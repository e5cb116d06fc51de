/**
 * Takes back what records say, the last first, so that the document is as it was before them. The same nodes go and come:
 * a node that a record removed is put back, not copied.
 *
 * @param records of child lists and texts, in the order in which they happened, with the texts' old values
 * @returns makes the changes again, as far as their places still exist
 */
export function undoChanges(records: readonly MutationRecord[]): () => void {
  const steps = [...records].reverse().map(undo).reverse();
  return () => steps.forEach((redo) => redo());
}

/** Takes one change back. @returns makes it again */
function undo(record: MutationRecord): () => void {
  const {target, addedNodes, removedNodes, oldValue} = record;
  if (target instanceof CharacterData) {
    const {data} = target;
    target.data = oldValue ?? '';
    return () => {
      if (target.data === oldValue) target.data = data;
    };
  }
  replace(record, addedNodes, removedNodes);
  return () => replace(record, removedNodes, addedNodes);
}

/** Replaces nodes at the place of a record by others. */
function replace({target, previousSibling, nextSibling}: MutationRecord, old: NodeList, next: NodeList): void {
  for (const node of old) if (node.parentNode === target) target.removeChild(node);
  const isHere = (node: Node | null): boolean => node?.parentNode === target;
  const before = isHere(nextSibling)
    ? nextSibling
    : isHere(previousSibling)
      ? (previousSibling?.nextSibling ?? null)
      : target.firstChild;
  for (const node of next) target.insertBefore(node, before);
}
