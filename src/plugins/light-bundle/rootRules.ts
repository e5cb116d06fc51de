import type {Declaration} from 'postcss';

const root = /^(?:(?::root|html)(?:\[data-theme=["']?\w+["']?\])?|\[data-theme=["']?\w+["']?\])$/;

/** @returns whether a declaration is for the root element only; the colour mode stands on the root element */
export function isForRoot({parent}: Declaration): boolean {
  return (
    parent?.type === 'rule' && (parent as {selectors?: string[]}).selectors?.every((each) => root.test(each)) === true
  );
}

/** @returns whether a declaration holds for the root element in every colour mode, size and medium, above all layers */
export function isForRootAlways(declaration: Declaration): boolean {
  const {parent} = declaration;
  if (!isForRoot(declaration) || parent?.parent?.type !== 'root') return false;
  return (parent as {selectors?: string[]}).selectors?.includes(':root') === true;
}

/** @returns whether a declaration stands in a cascade layer, where everything outside layers wins over it */
export function isLayered(declaration: Declaration): boolean {
  for (let place = declaration.parent; place; place = place.parent as typeof place) {
    if (place.type === 'atrule' && (place as {name?: string}).name === 'layer') return true;
  }
  return false;
}
