import type {Element, ElementContent, Root} from 'hast';
import {searchTitle} from '../../kit/shared/domContract';
import {normalizeText} from '../shared/foldText';
import type {PageParts} from './pageParts';
import {findElements, findMatching, readText, type FoundElement, type IsIgnored} from './pageText';

/** A heading of a built page with the text below it. */
export interface PageSection {
  title: string;
  /** `#anchor`, or empty for the top of the page. */
  hash: string;
  content: string;
  /** Text of samples and drawings: it is searched, but not shown. */
  examples?: string;
  /** Codes of one or two capitals, such as those of permissions, and names of fields in small letters, each as one word. */
  codes?: string;
  /** Text of the columns beside it, such as the answers of an API call: only what stands nowhere else is searched. */
  beside?: string;
}

export interface PageText {
  title: string;
  description: string;
  /** Method and address of an API operation; empty for other pages. */
  request: string;
  sections: PageSection[];
}

const readTags = new Set(['meta', 'title', 'main', 'h1', 'h2', 'h3']);

/**
 * @param isArticle whether the docs plugin made the page: then it has a section for each heading, otherwise one section
 * @returns null for a page with `noindex`
 */
export function readSections(tree: Root, isArticle: boolean, parts: PageParts): PageText | null {
  const {isIgnored, isExample, isRequest} = parts;
  const found = findElements(tree, readTags, isIgnored);
  const first = (tagName: string): Element[] =>
    found.flatMap(({element}) => (element.tagName === tagName ? [element] : [])).slice(0, 1);
  const meta = (name: string): string => {
    const tag = found.find(({element}) => element.tagName === 'meta' && element.properties.name === name);
    return cleanText(String(tag?.element.properties.content ?? ''));
  };
  const isLeftOut = (element: Element): boolean => isIgnored(element) || isExample(element) || isRequest(element);
  const textOf = (nodes: readonly ElementContent[]): string =>
    cleanText(nodes.map((node) => readText(node, isLeftOut)).join(''));
  const contentOf = (nodes: readonly Element[], hash = ''): Pick<PageSection, 'content' | 'examples' | 'codes'> => {
    const found = nodes.flatMap((node) => findMatching(node, isExample, isIgnored));
    const examples = cleanText(found.map((example) => readText(example, isIgnored)).join(' '));
    const all = nodes.flatMap((node) => findMatching(node, isCode, isLeftOut)).map((code) => readText(code, isIgnored));
    const names = nodes.flatMap((node) => findMatching(node, isFieldOf(hash), isLeftOut)).map(fieldName);
    const codes = [...new Set([...all.filter((code) => /^[A-Z]{1,2}$/.test(code)), ...names])].join(' ');
    return {content: textOf(nodes), ...(examples !== '' && {examples}), ...(codes !== '' && {codes})};
  };
  const besideOf = (columns: readonly Element[]): Pick<PageSection, 'beside'> =>
    columns.length > 0 ? {beside: cleanText(columns.map((column) => readText(column, isIgnored)).join(' '))} : {};
  if (meta('robots').includes('noindex')) return null;

  const title = meta(searchTitle) || textOf([...first('h1'), ...first('title')].slice(0, 1));
  const headings = found.filter(
    ({element, ancestors}) => isHeading(element) && ancestors.some(({tagName}) => tagName === 'article'),
  );
  return {
    title,
    description: meta('description'),
    request: cleanText(findMatching(tree, isRequest, isIgnored).map((node) => readText(node, isIgnored))[0] ?? ''),
    sections: isArticle
      ? headings.map((heading) => {
          const hash = String(heading.element.children.find(isHashLink)?.properties.href ?? '');
          return {
            title: textOf(heading.element.children.filter((child) => !isHashLink(child))),
            hash,
            ...contentOf(elementsBelow(heading, headings, isIgnored), hash),
            ...besideOf(columnsBeside(heading, headings, isIgnored)),
          };
        })
      : [{title, hash: '', ...contentOf(first('main'))}],
  };
}

const isCode: IsIgnored = ({tagName}) => tagName === 'code';

/** @returns a test for links of fields to themselves: of names of several words, which no sentence has */
const isFieldOf =
  (hash: string): IsIgnored =>
  ({tagName, properties: {href}}) =>
    tagName === 'a' && hash !== '' && new RegExp(`^${hash}-[a-z]+[A-Z]\\w*$`).test(String(href));

const fieldName = ({properties: {href}}: Element): string => String(href).split('-').at(-1)!.toLowerCase();

function isHeading({tagName}: Element): boolean {
  return ['h1', 'h2', 'h3'].includes(tagName);
}

function isHashLink(node: ElementContent): node is Element {
  return node.type === 'element' && [node.properties.className].flat().includes('hash-link');
}

/** @returns the elements of the section that a heading starts */
function elementsBelow(heading: FoundElement, headings: readonly FoundElement[], isIgnored: IsIgnored): Element[] {
  const isPageTitle = heading === headings.find(({element}) => element.tagName === 'h1');
  const header = heading.ancestors.at(-1);
  const isInHeader = isPageTitle && header?.tagName === 'header';
  const start = isInHeader ? {element: header, ancestors: heading.ancestors.slice(0, -1)} : heading;
  const next = siblingsOf(start, isIgnored).after;
  const end = next.findIndex(isHeading);
  if (end >= 0) return next.slice(0, end);
  if (!isPageTitle) return next;
  // The next heading may be nested in a container: what precedes it there still belongs to the page's first section.
  for (const [position, container] of next.entries()) {
    const nested = headings.find(({ancestors}) => ancestors.includes(container));
    if (nested) return [...next.slice(0, position), ...siblingsOf(nested, isIgnored).before];
  }
  return next;
}

/** @returns of the first heading of a column, the columns beside it which have no heading themselves */
function columnsBeside(heading: FoundElement, headings: readonly FoundElement[], isIgnored: IsIgnored): Element[] {
  const {ancestors} = heading;
  const column = ancestors.at(-1);
  if (!column || headings.find((other) => other.ancestors.includes(column)) !== heading) return [];
  const columns = siblingsOf({element: column, ancestors: ancestors.slice(0, -1)}, isIgnored).after;
  const isAlike = ({properties: {className}}: Element): boolean =>
    className !== undefined && String(className) === String(column.properties.className);
  const end = columns.findIndex((each) => !isAlike(each) || headings.some((other) => other.ancestors.includes(each)));
  return end < 0 ? columns : columns.slice(0, end);
}

function siblingsOf({element, ancestors}: FoundElement, isIgnored: IsIgnored): {before: Element[]; after: Element[]} {
  const nodes = ancestors.at(-1)?.children ?? [];
  const all = nodes.filter((node): node is Element => node.type === 'element' && !isIgnored(node));
  const position = all.indexOf(element);
  return {before: all.slice(0, position), after: all.slice(position + 1)};
}

/** Without the zero-width spaces in the links of headings. */
function cleanText(text: string): string {
  return normalizeText(text).replace(/\s+/g, ' ').trim();
}
