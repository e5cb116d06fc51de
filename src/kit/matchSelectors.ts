import type {Element} from 'hast';

/** What a selector may be: a tag, a class, or an attribute for data. */
export const simpleSelector = /^(?:(?<tag>[a-z][a-z0-9]*)|\.(?<className>[\w-]+)|\[data-(?<data>[a-z-]+)\])$/;

/** `data-search-ignore` is `dataSearchIgnore` in the tree. */
function toProperty(data: string): string {
  return `data-${data}`.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * @param selectors `svg`, `.badge` or `[data-search-ignore]`: enough for marks on parts of a page, and several times as fast
 *   as a full selector engine on every element of every page
 * @returns a function that says whether one of them matches an element
 * @throws on any other selector
 */
export function matchSelectors(selectors: readonly string[]): (element: Element) => boolean {
  const tags = new Set<string>();
  const classes = new Set<unknown>();
  const properties: string[] = [];
  for (const selector of selectors) {
    const {tag, className, data} = simpleSelector.exec(selector)?.groups ?? {};
    if (tag) tags.add(tag);
    else if (className) classes.add(className);
    else if (data) properties.push(toProperty(data));
    else throw new Error(`The selector "${selector}" is none of "tag", ".class" and "[data-attribute]".`);
  }
  return ({tagName, properties: own}) =>
    tags.has(tagName) ||
    (Array.isArray(own.className) && own.className.some((name) => classes.has(name))) ||
    properties.some((name) => own[name] !== undefined);
}
