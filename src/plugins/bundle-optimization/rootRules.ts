import type {Declaration} from 'postcss';

const root = /^(?:(?::root|html)(?:\[data-theme=["']?\w+["']?\])?|\[data-theme=["']?\w+["']?\])$/;

interface Ancestor {
  type: string;
  name?: string;
  parent?: Ancestor;
}

/** @returns the rule of a declaration and the at-rules around it, innermost first. */
function* ancestors(declaration: Declaration): Generator<Ancestor> {
  for (let node = declaration.parent as Ancestor | undefined; node; node = node.parent) yield node;
}

/** @returns whether a declaration is for the root element only, perhaps in one colour mode. */
export function isForRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' && (parent as {selectors?: string[]}).selectors?.every((each) => root.test(each)) === true
  );
}

/** @returns whether a declaration is for the root element in every colour mode, size and medium. */
export function isForRootAlways(declaration: Declaration): boolean {
  const {parent} = declaration;
  if (!isForRoot(declaration) || (parent as {selectors?: string[]}).selectors?.includes(':root') !== true) return false;
  return [...ancestors(declaration)].every(({type, name}) => type !== 'atrule' || name === 'layer');
}

/** @returns whether a declaration is in a cascade layer, which everything outside of layers overrides. */
export function isLayered(declaration: Declaration): boolean {
  return [...ancestors(declaration)].some(({type, name}) => type === 'atrule' && name === 'layer');
}
