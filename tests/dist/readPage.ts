import {pageScriptsId} from '../../src/kit/shared/domContract';
import {isInlineScript} from '../../src/publishing/policy/inlineScripts';
import {elementsBelow, listElements, readAttribute, readOwnText, type HtmlElement} from './htmlElements';

/** One mention of an address in a page. */
export interface Reference {
  address: string;
  /** The element and attribute that hold it, like "a href". */
  by: string;
  /** Relation, '' where none is given. */
  rel: string;
  /** Language of what a link element leads to, as far as it says so; '' elsewhere. */
  hrefLang: string;
}

/** What the checks need to know of one page; the tree itself would fill the memory. */
export interface BuiltPage {
  /** Where the server shows it, like /docs/questions. */
  address: string;
  file: string;
  lang: string;
  title: string;
  description: string;
  /** What phones are told about numbers, dates and addresses in the text (`format-detection`). */
  formatDetection: string;
  headings1: number;
  elements: number;
  ids: readonly string[];
  references: readonly Reference[];
  inlineScripts: readonly string[];
  /** Texts of the JSON-LD elements. */
  structuredData: readonly string[];
  /** Addresses of the application's scripts, which the starter loads. */
  applicationScripts: readonly string[];
  /** Attributes that hold script, like onclick, as "button onclick". */
  scriptAttributes: readonly string[];
  styleElements: number;
  /** Its elements, and attributes with their element: `a`, `a href`. */
  markup: ReadonlySet<string>;
  /** The page has a table of the contract's fields: an operation, a webhook or a schema. */
  hasFields: boolean;
  /** Columns, as "What to do", of the cells of tables in which nothing stands. */
  emptyCells: readonly string[];
  /** Class names of the html element; the theme marks the kind of page with them. */
  rootClasses: readonly string[];
  /** Class names of all elements. */
  classes: ReadonlySet<string>;
}

/** Attributes that hold one address. */
const addressAttributes = ['href', 'src', 'poster', 'action', 'data', 'cite', 'xlink:href'];

const linkMetas = new Set(['og:image', 'og:url', 'twitter:image']);

function readReferences(element: HtmlElement): Reference[] {
  const ofLink = (name: string): string => (element.tagName === 'link' && readAttribute(element, name)) || '';
  const mention = (attribute: string, address: string): Reference => ({
    address,
    by: `${element.tagName} ${attribute}`,
    rel: readAttribute(element, 'rel') ?? '',
    hrefLang: ofLink('hreflang'),
  });
  const single = addressAttributes.flatMap((name) => {
    const value = readAttribute(element, name);
    return value === undefined ? [] : [mention(name, value.trim())];
  });
  const set = (readAttribute(element, 'srcset') ?? '')
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '')
    .map((address) => mention('srcset', address));
  const meta = readAttribute(element, 'property') ?? readAttribute(element, 'name') ?? '';
  const shared = linkMetas.has(meta) ? [mention(meta, readAttribute(element, 'content') ?? '')] : [];
  return [...single, ...set, ...shared];
}

function readScriptAttributes(element: HtmlElement): string[] {
  return element.attrs
    .filter(({name, value}) => /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value))
    .map(({name}) => `${element.tagName} ${name}`);
}

/** By another parser than the one that wrote the policy. */
function runsInPage(element: HtmlElement): boolean {
  return isInlineScript(element.tagName, readAttribute(element, 'type'), readAttribute(element, 'src'));
}

function classesOf(element: HtmlElement): string[] {
  return (readAttribute(element, 'class') ?? '').split(/\s+/);
}

/** What is something to see although it has no text. */
const pictures = new Set(['img', 'svg', 'input']);

function isEmpty(element: HtmlElement): boolean {
  const elements = elementsBelow(element);
  return ![...elements].some((part) => pictures.has(part.tagName) || readOwnText(part).trim() !== '');
}

function readApplicationScripts(elements: readonly HtmlElement[]): string[] {
  const list = elements.find((element) => readAttribute(element, 'id') === pageScriptsId);
  return list ? (JSON.parse(readOwnText(list)) as string[]) : [];
}

/** @returns the facts of a page. */
export function readPage(address: string, file: string, html: string): BuiltPage {
  const elements = listElements(html);
  const classes = new Set(elements.flatMap(classesOf));
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const root = named('html')[0];
  const title = named('title')[0];
  const metaOf = (name: string): string => {
    const meta = named('meta').find((each) => readAttribute(each, 'name') === name);
    return (meta && readAttribute(meta, 'content')) ?? '';
  };
  return {
    address,
    file,
    lang: (root && readAttribute(root, 'lang')) ?? '',
    title: title ? readOwnText(title) : '',
    description: metaOf('description'),
    formatDetection: metaOf('format-detection'),
    headings1: named('h1').length,
    elements: elements.length,
    ids: elements.flatMap((element) => readAttribute(element, 'id') ?? []),
    references: elements.flatMap(readReferences),
    inlineScripts: elements.filter(runsInPage).map(readOwnText),
    structuredData: named('script')
      .filter((element) => readAttribute(element, 'type') === 'application/ld+json')
      .map(readOwnText),
    applicationScripts: readApplicationScripts(elements),
    scriptAttributes: elements.flatMap(readScriptAttributes),
    styleElements: named('style').length,
    markup: new Set(elements.flatMap(({tagName, attrs}) => [tagName, ...attrs.map(({name}) => `${tagName} ${name}`)])),
    hasFields: classes.has('api-fields'),
    emptyCells: named('td')
      .filter(isEmpty)
      // Cells of a text have the name of their column; those of a drawn screen have none.
      .flatMap((cell) => readAttribute(cell, 'data-label') ?? []),
    rootClasses: root ? classesOf(root) : [],
    classes,
  };
}
