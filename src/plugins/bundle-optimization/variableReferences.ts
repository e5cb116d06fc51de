const reference = /var\(\s*(--[\w-]+)/g;

/** @returns the names of the variables that a value reads, those in fallbacks too */
export const variablesIn = (value: string): string[] =>
  [...value.matchAll(reference)].flatMap(([, name]) => name ?? []);

/** @returns the place after the parenthesis that closes what begins at `start` */
function endOf(value: string, start: number): number {
  let depth = 0;
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    if (value[at] === ')') depth -= 1;
    if (value[at] === ')' && depth === 0) return at + 1;
  }
  throw new Error(
    `bundle-optimization: "${value}" has a parenthesis that is not closed. Repair it in the style sheet.`,
  );
}

/**
 * @param value of a declaration
 * @param valueOf the text to write for a variable, or undefined to leave it
 * @returns the value with references replaced, with their fallbacks; also those in the fallbacks of others
 * @throws Error when a reference is not closed
 */
export function fillInVariables(value: string, valueOf: (name: string) => string | undefined): string {
  let filled = '';
  let rest = 0;
  for (const {0: text, 1: name = '', index} of value.matchAll(reference)) {
    const replacement = index < rest ? undefined : valueOf(name);
    if (replacement === undefined) continue;
    filled += value.slice(rest, index) + replacement;
    rest = endOf(value, index + text.indexOf('('));
  }
  return filled + value.slice(rest);
}
