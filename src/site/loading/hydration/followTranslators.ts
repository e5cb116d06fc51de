/**
 * The nodes that stand where a node of the application stood. Translators replace a text by an element with its
 * translation and keep none of the application's own texts in the page.
 */
const standIns = new WeakMap<Node, ChildNode>();

/** Sees that the application changes a text that is not in the page any more. */
let texts: MutationObserver;

/** @returns the node in the page that stands for a node which was replaced, perhaps more than once */
function standInOf(node: Node): ChildNode | undefined {
  const standIn = standIns.get(node);
  return !standIn || standIn.parentNode ? standIn : standInOf(standIn);
}

/** Remembers which element took the place of which text; translators replace, or insert beside and then remove. */
function remember({addedNodes, removedNodes, previousSibling, nextSibling}: MutationRecord): void {
  const removed = removedNodes[0];
  const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT';
  const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find(isFont);
  if (!removed || removedNodes.length > 1 || !(standIn instanceof Element)) return;
  standIns.set(removed, standIn);
  if (removed instanceof Text) texts.observe(removed, {characterData: true});
}

/** A text that the application changed is shown again; the translator then translates the new one. */
function showAgain({target}: MutationRecord): void {
  if (!target.parentNode) standInOf(target)?.replaceWith(target);
}

/** @returns the child of a parent that is, holds or replaced a node; null if there is none */
function childFor(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode ?? standIns.get(at) ?? null;
  return at;
}

/**
 * Lets React work on a page whose nodes a translator replaced, wrapped or moved. React removes and inserts next to nodes
 * where it put them, and changes texts that are not in the page any more; without this, the first of it throws and the
 * page falls back to its own language (github.com/facebook/react/issues/11538).
 *
 * @param root of the application
 */
export function followTranslators(root: Element): void {
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = child.parentNode ? child : standInOf(child);
    if (present?.parentNode) removeChild.call(present.parentNode, present);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    insertBefore.call(this, node, childFor(this, next));
    return node;
  };
  texts = new MutationObserver((records) => records.forEach(showAgain));
  new MutationObserver((records) => records.forEach(remember)).observe(root, {subtree: true, childList: true});
}
