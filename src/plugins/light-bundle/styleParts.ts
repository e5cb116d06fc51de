import path from 'node:path';
import postcss from 'postcss';

/** Styles that only some pages need: a file of their own, which only those pages link. */
export interface StylePart {
  /** Name of the built file, before the hash of its content. */
  name: string;
  /** Files and folders of the styles, as the end or a piece of their path. */
  sources: readonly string[];
}

const ours = (...places: string[]): string => path.join('src', ...places);
const ofTheme = (component: string): string => path.join('theme-classic', 'lib', 'theme', component) + path.sep;

/**
 * The parts, in the order in which a page links them. When a link of the site leads to a page, the styles of its text
 * come with the text, see served-body, and the styles of components with their scripts. What scripts draw in a text
 * must be styled in the sheet of all pages.
 */
export const styleParts: readonly StylePart[] = [
  {name: 'sketches', sources: [ours('plugins', 'figures', 'theme', 'sketches.css')]},
  {name: 'diagrams', sources: [ours('plugins', 'figures', 'theme', 'diagrams.css')]},
  {name: 'code', sources: [ours('plugins', 'code-highlight', 'theme', 'code.css')]},
  {name: 'api', sources: [ours('plugins', 'api-contract', 'theme', 'styles.css')]},
  {name: 'glossary', sources: [ours('plugins', 'glossary', 'theme', 'glossary.css')]},
  {
    name: 'details',
    sources: [ofTheme('Details'), path.join('theme-common', 'lib', 'components', 'Details') + path.sep],
  },
  {name: 'home', sources: [ours('components', 'home')]},
  {name: 'launcher', sources: [ours('components', 'SearchLauncher')]},
  {
    name: 'cards',
    sources: [...['DocCard', 'DocCardList', 'DocCategoryGeneratedIndexPage'].map(ofTheme), ours('css', 'cards.css')],
  },
  {
    name: 'finding',
    sources: [ours('plugins', 'local-search', 'theme', 'SearchPage'), ours('theme', 'NotFound'), ofTheme('NotFound')],
  },
];

/** A part as it was built. */
export interface BuiltPart {
  href: string;
  /** The classes that an element and those around it must have, for each selector that asks for one. */
  selectors: readonly (readonly string[])[];
}

const className = /\.([A-Za-z][\w-]*)/g;
const classesIn = (selector: string): string[] => [...selector.matchAll(className)].map(([, name = '']) => name);

/** What stands in brackets is not needed (`:not`), or only one of it is (`:is`). */
const brackets = /\((?:[^()]|\([^()]*\))*\)/g;

/** @returns the classes that each selector of a style sheet needs, without selectors that need none */
export function styledSelectors(css: string): string[][] {
  const found: string[][] = [];
  postcss.parse(css).walkRules(({selectors}) => {
    for (const selector of selectors) {
      const needed = classesIn(selector.replace(brackets, ''));
      if (needed.length > 0) found.push(needed);
      else found.push(...classesIn(selector).map((name) => [name]));
    }
  });
  return found;
}

/** @returns every class name that a style sheet has a rule for */
export function styledClasses(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({selector}) => classesIn(selector).forEach((name) => names.add(name)));
  return names;
}

const classAttribute = /\sclass=(?:"([^"]*)"|([^\s"'>]+))/g;
const styleLink = /<link rel="?stylesheet"? href="?([^\s">]*\/assets\/css\/[\w-]+\.[^\s">]*)[^>]*>/g;

/**
 * Leaves a page with links to the sheet of all pages and, after it, to the parts that style something of it.
 *
 * @param html a built page
 * @param shared the sheet of all pages; a class that it styles too asks for no part by itself
 * @param parts in the order in which they are linked
 */
export function linkNeededParts(html: string, shared: BuiltPart, parts: readonly BuiltPart[]): string {
  const names = [...html.matchAll(classAttribute)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/));
  const shown = new Set(names);
  const common = new Set(shared.selectors.flat());
  const isNeeded = (selector: readonly string[]): boolean =>
    selector.every((name) => shown.has(name)) && selector.some((name) => !common.has(name));
  const needed = parts.filter(({selectors}) => selectors.some(isNeeded));
  const known = new Set([shared, ...parts].map(({href}) => href));
  const links = [shared, ...needed].map(({href}) => `<link rel=stylesheet href=${href} />`).join('');
  let isFirst = true;
  return html.replace(styleLink, (link, href: string) => {
    if (!known.has(href)) return link;
    const written = isFirst ? links : '';
    isFirst = false;
    return written;
  });
}
