/** Attribute of a script that stands in every page: the class without which a page can do without it. */
export const neededBy = 'data-needed-by';

const conditionalScript = new RegExp(`<script ${neededBy}="?([\\w-]+)"?>([^]*?)</script>`, 'g');

/** The drawings that the theme puts into every page, for icons that refer to them by the name of one. */
const drawings = /<svg style="display: none;"><defs>[^]*?<\/defs><\/svg>/g;

const classAttribute = (name: string): RegExp => new RegExp(`\\sclass=(?:"[^"]*\\b|)${name}(?![\\w-])`);
const drawingName = /<symbol id="?([\w-]+)/g;

/**
 * Drops from a page what only other pages need: scripts that say which class they are for, and drawings that no icon of
 * the page shows.
 *
 * @param html of a finished page
 * @returns the page; a script that stays has lost its condition
 */
export function dropUnneeded(html: string): string {
  return html
    .replace(conditionalScript, (_, name: string, script: string) =>
      classAttribute(name).test(html) ? `<script>${script}</script>` : '',
    )
    .replace(drawings, (svg) =>
      [...svg.matchAll(drawingName)].some(([, name]) => html.includes(`#${name}`)) ? svg : '',
    );
}
