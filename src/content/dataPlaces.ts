import {LineCounter, isMap, isNode, isScalar, parseDocument, type Document} from 'yaml';

/** A YAML or JSON text, and the lines of what is in it. */
export interface PlacedData {
  document: Document;
  /** @returns the line of a key or list item; of a missing one, that of what is closest around it */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** @returns the line of a character, by its index */
  lineAt: (offset: number) => number;
}

/** Parses YAML, or JSON, which is YAML too; `document.errors` says whether it could be read. */
export function placeData(text: string): PlacedData {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  return {document, lineAt, lineOf: (path) => lineAt(offsetOf(document, path))};
}

/** A key is where a reader looks; what belongs to it may begin lines below. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find(({key}) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  const node = isNode(pair?.key) ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}
