import postcss from 'postcss';

const word = /^[a-z]+$/;

/**
 * Drops declarations that the next one makes needless: the same once more, and the prefixed `text-decoration` of one
 * word before the plain one, which every browser of the list in `package.json` knows; the minifier writes both.
 *
 * @param css a style sheet, minified or not
 * @returns the style sheet with the same meaning
 * @throws CssSyntaxError when it cannot be parsed
 */
export function dropRepeats(css: string): string {
  const root = postcss.parse(css);
  root.walkDecls((declaration) => {
    const next = declaration.next();
    if (next?.type !== 'decl' || next.value !== declaration.value || next.important !== declaration.important) return;
    const isPrefixed = declaration.prop === `-webkit-${next.prop}`;
    const isKnown = next.prop === 'text-decoration' && word.test(next.value);
    if (declaration.prop === next.prop || (isPrefixed && isKnown)) declaration.remove();
  });
  return String(root);
}
