import path from 'node:path';

/** Styles that only some pages need: a file of their own, which only those pages link. */
export interface StylePart {
  /** Name of the built file, before the hash of its content. */
  name: string;
  /** The styles, from the folder of the site. */
  source: string;
  /** The class names of these styles; a page with any of them needs the part. */
  marks: RegExp;
}

/**
 * The parts. Their classes stand in the texts of pages only: on a change of page the styles come with the text, see
 * served-body. What scripts draw by themselves must be styled in the sheet of all pages.
 */
export const styleParts: readonly StylePart[] = [
  {name: 'sketches', source: path.join('src', 'plugins', 'figures', 'theme', 'sketches.css'), marks: /^sketch(?:-|$)/},
  {name: 'diagrams', source: path.join('src', 'plugins', 'figures', 'theme', 'diagrams.css'), marks: /^diagram$/},
  {name: 'code', source: path.join('src', 'plugins', 'code-highlight', 'theme', 'code.css'), marks: /^code-/},
  {name: 'api', source: path.join('src', 'plugins', 'api-contract', 'theme', 'styles.css'), marks: /^api(?:-|$)/},
];

const classAttribute = /\sclass=(?:"([^"]*)"|([^\s"'>]+))/g;
const styleLink = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/([\w-]+)\.[^>]*>/g;

/** @returns every class name in the markup of a page */
export function classesOf(html: string): Set<string> {
  return new Set([...html.matchAll(classAttribute)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)));
}

/**
 * Takes the links to styles out of a page that does not need them, and puts the styles of all pages before the others.
 *
 * @param html a built page
 * @returns the same page, with links to the styles of all pages and to the parts that it shows something of
 */
export function dropUnusedParts(html: string): string {
  const classes = [...classesOf(html)];
  const links = [...html.matchAll(styleLink)].map(([tag, name = '']) => ({tag, name}));
  const shared = links.filter(({name}) => !styleParts.some((part) => part.name === name));
  const needed = styleParts
    .filter(({marks}) => classes.some((name) => marks.test(name)))
    .flatMap((part) => links.filter(({name}) => name === part.name));
  let isFirst = true;
  return html.replace(styleLink, () => {
    const tags = isFirst ? [...shared, ...needed].map(({tag}) => tag) : [];
    isFirst = false;
    return tags.join('');
  });
}
