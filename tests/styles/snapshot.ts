import type {CDPSession} from '@playwright/test';

/** An element or pseudo-element with the values of all its CSS properties. */
export interface StyledNode {
  /** Its tag, or its name as a pseudo-element: `a`, `::before`. */
  name: string;
  /** For readers of a message: its id and classes, without the hashes of CSS modules. */
  label: string;
  /** Values in the order of `Snapshot.properties`; none where an element has no size, or only what is in it is seen. */
  values: readonly string[] | undefined;
  children: StyledNode[];
}

/** What of a page is drawn at one moment, and how. */
export interface Snapshot {
  properties: readonly string[];
  root: StyledNode;
}

const elementNode = 1;
const shadowRootNode = 11;

/**
 * @param session DevTools session of a page
 * @param properties names of CSS properties
 * @param origin address of the site, which is removed from values
 * @returns all that is drawn with its computed styles, as the browser itself reports them
 */
export async function takeSnapshot(
  session: CDPSession,
  properties: readonly string[],
  origin: string,
): Promise<Snapshot> {
  const {documents, strings} = await session.send('DOMSnapshot.captureSnapshot', {computedStyles: [...properties]});
  const texts = strings.map((text) => normalize(text, origin));
  const {nodeType = [], nodeName = [], parentIndex = [], attributes = []} = documents[0]?.nodes ?? {};
  const {nodeIndex = [], styles = [], bounds = []} = documents[0]?.layout ?? {};
  const textOf = (index = -1): string => texts[index] ?? '';
  const visibility = properties.indexOf('visibility');
  const drawn = new Map(
    nodeIndex.flatMap((node, box) => {
      const [, , width = 0, height = 0] = bounds[box] ?? [];
      const isDrawn = width * height > 0 && textOf(styles[box]?.[visibility]) === 'visible';
      return isDrawn ? [[node, styles[box]] as const] : [];
    }),
  );
  const nodes = new Map<number, StyledNode>();
  nodeType.forEach((type, index) => {
    const parent = nodes.get(parentIndex[index] ?? -1);
    // The content of a shadow root counts as children of its host.
    if (type === shadowRootNode && parent) nodes.set(index, parent);
    if (type !== elementNode) return;
    const node: StyledNode = {
      name: textOf(nodeName[index]).toLowerCase(),
      label: labelOf((attributes[index] ?? []).map(textOf)),
      values: drawn.get(index)?.map(textOf),
      children: [],
    };
    nodes.set(index, node);
    parent?.children.push(node);
  });
  const root = [...nodes.values()].find(({name}) => name === 'html');
  if (!root) throw new Error(`The browser reported no elements on the page of ${origin}. Is the page open?`);
  prune(root);
  return {properties, root};
}

/** Takes away what is not drawn and has nothing in it that is. @returns whether the node stays */
function prune(node: StyledNode): boolean {
  node.children = node.children.filter(prune);
  return node.values !== undefined || node.children.length > 0;
}

/** @param attributes names and values in turn */
function labelOf(attributes: readonly string[]): string {
  const valueOf = (name: string): string => {
    const at = attributes.findIndex((each, index) => index % 2 === 0 && each === name);
    return at < 0 ? '' : (attributes[at + 1] ?? '');
  };
  const names = valueOf('class').split(/\s+/).filter(Boolean);
  return [valueOf('id') && `#${valueOf('id')}`, ...names.map((name) => `.${withoutHash(name)}`)].join('');
}

/** @returns the name of a class as its style module spells it; two elements of BEM may become one */
export const withoutHash = (name: string): string => name.replace(/(?<=[^_])_[\w-]{4}$/, '');

/** @returns a value without what says only where the site is served, or how a minifier writes a zero */
const normalize = (value: string, origin: string): string =>
  value === '0% 0%' ? '0px 0px' : value.replaceAll(origin, '').replace(/-[\da-f]{32}(?=\.\w+"\))/g, '');
