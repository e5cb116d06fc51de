import postcss, {type Declaration, type Root} from 'postcss';
import {isForRoot, isForRootAlways, isLayered} from './rootRules';
import {fillInVariables, variablesIn} from './variableReferences';

type Definitions = Map<string, Declaration[]>;

/** Not values: `--a: inherit` means the `--a` of the parent element. */
const cssWideKeyword = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/**
 * Inlines CSS variables that can only have one value: defined once in all style sheets of the site, for the root
 * element in every mode, and reading only variables of the root element. Definitions that others always override are
 * dropped first.
 *
 * @param sheets the style sheets of the site, minified or not
 * @param keep variables that scripts read or set, or that inline styles use
 * @returns the style sheets, in their order, with the same meaning and fewer bytes
 * @throws CssSyntaxError when a style sheet cannot be parsed
 */
export function inlineVariables(sheets: readonly string[], keep: (name: string) => boolean): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  dropOverridden(findDefinitions(roots));
  for (;;) {
    const constants = findConstants(findDefinitions(roots), keep);
    if (constants.size === 0) return roots.map(String);
    for (const definition of constants.values()) definition.remove();
    for (const root of roots) {
      root.walkDecls((declaration) => {
        declaration.value = fillInVariables(declaration.value, (name) => constants.get(name)?.value.trim());
      });
    }
  }
}

function findDefinitions(roots: readonly Root[]): Definitions {
  const definitions: Definitions = new Map();
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
    });
  }
  return definitions;
}

/** The theme sets its variables in layers; what the site sets outside of layers always wins over that. */
function dropOverridden(definitions: Definitions): void {
  for (const all of definitions.values()) {
    if (!all.some((definition) => isForRootAlways(definition) && !isLayered(definition))) continue;
    for (const definition of all) if (isForRoot(definition) && isLayered(definition)) definition.remove();
  }
}

function findConstants(definitions: Definitions, keep: (name: string) => boolean): Map<string, Declaration> {
  const constants = new Map<string, Declaration>();
  for (const [name, [definition, ...others]] of definitions) {
    if (!definition || others.length > 0 || keep(name)) continue;
    if (!isForRootAlways(definition) || cssWideKeyword.test(definition.value.trim())) continue;
    // An element that overrides a variable would also change what reads it there.
    const isSettled = variablesIn(definition.value).every(
      (variable) => !keep(variable) && definitions.get(variable)?.every(isForRoot) === true && !constants.has(variable),
    );
    if (isSettled) constants.set(name, definition);
  }
  // A value that reads another constant of this round would bring back its name: it waits for the next one.
  for (const [name, {value}] of constants) {
    if (variablesIn(value).some((variable) => constants.has(variable))) constants.delete(name);
  }
  return constants;
}
