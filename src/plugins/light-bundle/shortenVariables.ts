const variable = /(?<![\w-])--[A-Za-z][\w-]*/g;

/**
 * Gives the CSS variables of a site names of one or two letters, the most used ones first.
 *
 * @param sheets the style sheets of the site, in any order that is always the same
 * @param keep variables that scripts read or set, or that inline styles use: they keep their names
 * @returns the style sheets, in their order
 */
export function shortenVariables(sheets: readonly string[], keep: (name: string) => boolean): string[] {
  const uses = new Map<string, number>();
  for (const css of sheets) {
    for (const [name] of css.matchAll(variable)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const kept = new Set([...uses.keys()].filter(keep));
  const names = shortNames((name) => kept.has(name));
  const shortened = new Map<string, string>();
  // As often, by the alphabet: the same styles must always give the same bytes.
  const byUse = [...uses].sort(([a, usesA], [b, usesB]) => usesB - usesA || (a < b ? -1 : 1));
  for (const [name] of byUse) if (!kept.has(name)) shortened.set(name, names.next().value);
  return sheets.map((css) => css.replace(variable, (name) => shortened.get(name) ?? name));
}

/** Yields --a, --b … --z, --aa, --ab and so on, without the names that are taken. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    let letters = '';
    for (let rest = count; rest >= 0; rest = Math.floor(rest / 26) - 1) {
      letters = String.fromCharCode(97 + (rest % 26)) + letters;
    }
    if (!isTaken(`--${letters}`)) yield `--${letters}`;
  }
}
