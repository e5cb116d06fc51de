import postcss, {type Declaration} from 'postcss';

const use = /var\(\s*(--[\w-]+)\s*(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g;

/** A value that reads no other variable means the same wherever it stands. */
function isLiteral(value: string): boolean {
  return !value.includes('var(');
}

/**
 * Writes the value of a CSS variable where it is used, and drops its definition, when the variable is defined once
 * in the whole style sheet and its value is a literal: such a variable can never have another value.
 *
 * @param css a whole style sheet, minified or not
 * @param keep variables that scripts read or set, or that inline styles use
 * @returns the style sheet with the same meaning and fewer bytes
 * @throws CssSyntaxError when the style sheet cannot be parsed
 */
export function inlineVariables(css: string, keep: (name: string) => boolean): string {
  const root = postcss.parse(css);
  for (;;) {
    const constants = findConstants(root, keep);
    if (constants.size === 0) {
      return root.toString();
    }
    for (const definition of constants.values()) {
      definition.remove();
    }
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(
        use,
        (text, name: string) => constants.get(name)?.value.trim() ?? text,
      );
    });
  }
}

function findConstants(root: postcss.Root, keep: (name: string) => boolean): Map<string, Declaration> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  const constants = new Map<string, Declaration>();
  for (const [name, [definition, ...others]] of definitions) {
    if (definition && others.length === 0 && isLiteral(definition.value) && !keep(name)) {
      constants.set(name, definition);
    }
  }
  return constants;
}
