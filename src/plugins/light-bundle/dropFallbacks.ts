import postcss, {type Root} from 'postcss';
import {isForRootAlways} from './rootRules';

const useWithFallback = /var\(\s*(--[\w-]+)\s*,[^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)/g;

/** @returns the variables that have a value on every element of every page */
function alwaysSet(roots: readonly Root[]): Set<string> {
  const names = new Set<string>();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (isForRootAlways(declaration)) names.add(declaration.prop);
    });
  }
  for (const root of roots) {
    root.walkDecls(/^--/, ({prop, value}) => {
      if (value.trim() === 'initial') names.delete(prop);
    });
  }
  return names;
}

/**
 * Leaves out what is written for the case that a variable is not set, where the style sheets of the site always set it.
 * Search has such fallbacks, so that it can be used in another site.
 *
 * @param sheets the style sheets of the site
 * @returns the style sheets, in their order, with the same meaning
 * @throws CssSyntaxError when a style sheet cannot be parsed
 */
export function dropFallbacks(sheets: readonly string[]): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  const names = alwaysSet(roots);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(useWithFallback, (text, name: string) =>
        names.has(name) ? `var(${name})` : text,
      );
    });
  }
  return roots.map(String);
}
