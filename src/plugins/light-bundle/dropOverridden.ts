import postcss, {type Declaration} from 'postcss';
import {isLayered} from './rootRules';

/** @returns what a declaration says something about, as "selector property"; nothing for steps of an animation */
function targets({parent, prop}: Declaration): string[] {
  const selectors = (parent as {selectors?: string[]} | undefined)?.selectors ?? [];
  return selectors.map((selector) => `${selector.replace(/\s+/g, ' ')} ${prop}`);
}

/** @returns whether a declaration holds in every medium, above all layers */
function isAlwaysAbove({important, parent}: Declaration): boolean {
  return !important && parent?.type === 'rule' && parent.parent?.type === 'root';
}

/**
 * Drops the declarations of the theme, whose styles stand in layers, that the site says anew for the same selectors
 * outside of layers: those always win.
 *
 * @param css a style sheet
 * @returns the style sheet with the same meaning
 * @throws CssSyntaxError when it cannot be parsed
 */
export function dropOverridden(css: string): string {
  const root = postcss.parse(css);
  const above = new Set<string>();
  root.walkDecls((declaration) => {
    if (isAlwaysAbove(declaration)) targets(declaration).forEach((target) => above.add(target));
  });
  root.walkDecls((declaration) => {
    const own = targets(declaration);
    if (declaration.important || !isLayered(declaration) || own.length === 0) return;
    if (own.every((target) => above.has(target))) declaration.remove();
  });
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return String(root);
}
