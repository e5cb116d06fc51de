const firstStyles = /<link\b[^>]*\brel="?stylesheet\b/;

/** Scripts that stand in the page itself; the build leaves them without attributes. */
const inlineScript = /<script>[^]*?<\/script>/g;

/**
 * Moves the scripts that stand in a page before its first style sheet. A browser runs such a script only when the styles
 * before it are there, and reads no further until then; so it reads the whole page while the styles are on their way.
 *
 * @param html of a finished page, whose inline scripts ask for nothing but the document element
 * @returns the page, the same in all else
 */
export function scriptsBeforeStyles(html: string): string {
  const place = html.search(firstStyles);
  if (place < 0) return html;
  const scripts: string[] = [];
  const rest = html.slice(place).replace(inlineScript, (script) => {
    scripts.push(script);
    return '';
  });
  return html.slice(0, place) + scripts.join('') + rest;
}
