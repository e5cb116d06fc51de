import {LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, type Document} from 'yaml';

/** A YAML or JSON text, and the lines of what is in it. */
export interface PlacedData {
  document: Document;
  /** @returns the line of a key or list item; of a missing one, that of what is closest around it */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** @returns the line of a character, by its index */
  lineAt: (offset: number) => number;
}

/**
 * Parses YAML, or JSON, which is YAML too; `document.errors` says whether it could be read.
 *
 * @param intAsBigInt whether whole numbers become bigints, which keep all their digits
 */
export function placeData(text: string, {intAsBigInt = false} = {}): PlacedData {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false, intAsBigInt});
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line;
  return {document, lineAt, lineOf: (path) => lineAt(offsetOf(document, path))};
}

/** A key is where a reader looks; what belongs to it may begin lines below. */
function offsetOf({contents}: Document, path: readonly PropertyKey[]): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const place = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
    node = pair ? pair.value : place;
  }
  return offset;
}
