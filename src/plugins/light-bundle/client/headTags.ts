import {Children, Fragment, isValidElement, useEffect, useState, type ReactElement, type ReactNode} from 'react';

/**
 * Stands in for `react-helmet-async` in the browser. On the server the package itself writes the head of each page;
 * in the browser only a change of page asks for new tags, and for that a few lines do. Same rules: a tag of a later
 * component replaces the tags of earlier ones that say the same thing; tags that it owns carry `data-rh`.
 */

type Props = Readonly<Record<string, unknown>>;
type Tag = ReactElement<Props, string>;

/** Attributes that say what a tag is about; the first one that a tag has decides. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charSet', 'httpEquiv', 'property', 'itemProp'],
  base: ['href'],
};

/** The children of each `Head` that is on the page, by the order in which they came. */
const heads = new Map<number, ReactNode>();
let nextOrder = 0;
let frame: number | undefined;

/** Docusaurus's `Head`: draws nothing, and keeps the tags of its children in the document's head while it is there. */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [order] = useState(() => nextOrder++);
  useEffect(() => {
    heads.set(order, children);
    updateSoon();
  });
  useEffect(
    () => () => {
      heads.delete(order);
      updateSoon();
    },
    [order],
  );
  return null;
}

/** The package needs a context for its state; ours is the document itself. */
export function HelmetProvider({children}: {children?: ReactNode}): ReactNode {
  return children;
}

function updateSoon(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    frame = undefined;
    const components = [...heads].sort(([a], [b]) => a - b).map(([, children]) => tagsOf(children));
    writeHead(document, components);
  });
}

/** @returns the tags among the children, those in fragments too. */
function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Props>(child)) return [];
    if (child.type === Fragment) return tagsOf(child.props.children as ReactNode);
    return [child as Tag];
  });
}

/** Makes the head of a document say what the tags say; the last component has the last word. */
export function writeHead(page: Document, components: readonly (readonly Tag[])[]): void {
  const all = components.flat();
  const title = all.filter(({type}) => type === 'title').at(-1);
  if (title) page.title = [title.props.children].flat().join('');
  writeAttributes(page.documentElement, all, 'html');
  writeAttributes(page.body, all, 'body');

  const seen = new Set<string>();
  const wanted = [...components].reverse().flatMap((tags) => {
    const own = tags.filter(({type}) => !['title', 'html', 'body'].includes(type));
    const kept = own.filter((tag) => !seen.has(subjectOf(tag)));
    // One component may say a thing twice, such as one alternate address per language.
    for (const tag of own) seen.add(subjectOf(tag));
    return kept.reverse();
  });
  const present = [...page.head.querySelectorAll('[data-rh]:not(title)')];
  for (const tag of wanted.reverse()) {
    const element = toElement(page, tag);
    const same = present.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) present.splice(same, 1);
    else page.head.append(element);
  }
  for (const old of present) old.remove();
}

/** What a tag is about: two tags with one subject exclude each other. */
function subjectOf({type, props}: Tag): string {
  if (type === 'link')
    return `link ${props.rel === 'canonical' ? 'canonical' : `${String(props.rel)} ${String(props.href)}`}`;
  const subject = subjects[type]?.find((name) => props[name] !== undefined);
  return subject ? `${type} ${subject} ${String(props[subject])}` : `${type} ${JSON.stringify(props)}`;
}

function toElement(page: Document, {type, props}: Tag): Element {
  const element = page.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') element.textContent = [value].flat().join('');
    else if (value !== undefined) element.setAttribute(toHtmlName(name), String(value));
  }
  element.setAttribute('data-rh', 'true');
  return element;
}

/** Attributes that `<html>` and `<body>` got from us, so that they go when nobody asks for them any more. */
const given = new WeakMap<Element, ReadonlySet<string>>();

function writeAttributes(element: Element, tags: readonly Tag[], type: 'html' | 'body'): void {
  const attributes = new Map(tags.filter((tag) => tag.type === type).flatMap(({props}) => Object.entries(props)));
  const names = new Set<string>();
  for (const [name, value] of attributes) {
    const htmlName = toHtmlName(name);
    names.add(htmlName);
    if (element.getAttribute(htmlName) !== String(value)) element.setAttribute(htmlName, String(value));
  }
  for (const name of given.get(element) ?? []) if (!names.has(name)) element.removeAttribute(name);
  given.set(element, names);
}

const htmlNames: Readonly<Record<string, string>> = {className: 'class', charSet: 'charset', httpEquiv: 'http-equiv'};
const toHtmlName = (name: string): string => htmlNames[name] ?? name.toLowerCase();
