import type {AtRule, Declaration, Node, Rule} from 'postcss';

const root = /^(?:(?::root|html)(?:\[data-theme=["']?\w+["']?\])?|\[data-theme=["']?\w+["']?\])$/;

/** @returns the names of the at-rules around a node. */
function atRulesAround({parent}: Node): string[] {
  if (!parent) return [];
  const outer = atRulesAround(parent);
  return parent.type === 'atrule' ? [(parent as AtRule).name, ...outer] : outer;
}

/** @returns whether a declaration is for the root element only, perhaps in one colour mode. */
export function isForRoot({parent}: Declaration): boolean {
  return parent?.type === 'rule' && (parent as Rule).selectors.every((selector) => root.test(selector));
}

/** @returns whether a declaration is for the root element in every colour mode, size and medium. */
export function isForRootAlways(declaration: Declaration): boolean {
  if (!isForRoot(declaration) || !(declaration.parent as Rule).selectors.includes(':root')) return false;
  return atRulesAround(declaration).every((name) => name === 'layer');
}

/** @returns whether a declaration is in a cascade layer, which everything outside of layers overrides. */
export const isLayered = (declaration: Declaration): boolean => atRulesAround(declaration).includes('layer');
