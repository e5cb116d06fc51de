import type {Declaration} from 'postcss';

const root = /^(?:(?::root|html)(?:\[data-theme=["']?\w+["']?\])?|\[data-theme=["']?\w+["']?\])$/;

interface Place {
  type: string;
  name?: string;
  parent?: Place;
}

/** @returns the rule of a declaration and the at-rules around it, from the inside */
function* ancestors(declaration: Declaration): Generator<Place> {
  for (let place = declaration.parent as Place | undefined; place; place = place.parent) yield place;
}

/** @returns whether a declaration is for the root element only; the colour mode stands on the root element */
export function isForRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' && (parent as {selectors?: string[]}).selectors?.every((each) => root.test(each)) === true
  );
}

/** @returns whether a declaration is for the root element in every colour mode, size and medium; in a layer or above */
export function isForRootAlways(declaration: Declaration): boolean {
  const {parent} = declaration;
  if (!isForRoot(declaration) || (parent as {selectors?: string[]}).selectors?.includes(':root') !== true) return false;
  return [...ancestors(declaration)].every(({type, name}) => type !== 'atrule' || name === 'layer');
}

/** @returns whether a declaration stands in a cascade layer, where everything outside layers wins over it */
export function isLayered(declaration: Declaration): boolean {
  return [...ancestors(declaration)].some(({type, name}) => type === 'atrule' && name === 'layer');
}
