/** A definition stands at the start of a rule or after another one; `.link--active:hover` is none. */
const definition = /(?<=[{;\s])(--[\w-]+):([^;{}]*);?/g;

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
 */
export function inlineVariables(css: string, keep: (name: string) => boolean): string {
  let result = css;
  for (;;) {
    const values = new Map<string, string[]>();
    for (const [, name = '', value = ''] of result.matchAll(definition)) {
      values.set(name, [...(values.get(name) ?? []), value]);
    }
    const constant = new Map(
      [...values].flatMap(([name, [value = '', ...others]]) =>
        others.length === 0 && isLiteral(value) && !keep(name) ? [[name, value.trim()]] : [],
      ),
    );
    if (constant.size === 0) {
      return result;
    }
    result = result
      .replace(definition, (text, name: string) => (constant.has(name) ? '' : text))
      .replace(
        /var\(\s*(--[\w-]+)\s*(?:,[^()]*(?:\([^()]*\)[^()]*)*)?\)/g,
        (text, name: string) => constant.get(name) ?? text,
      );
  }
}
