import {isDeepStrictEqual} from 'node:util';
import {
  Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Node,
  type YAMLMap,
} from 'yaml';
import {isObject, type Json, type JsonObject} from '../../integrators/sandbox/engine/json';
import {fromPointer} from '../../src/reference/contract/pointer';

interface Edit {
  start: number;
  end: number;
  words: string;
}

/** A value of a file that is to be another one. */
export interface Change {
  /** JSON pointer of it. */
  pointer: string;
  value: Json;
}

/**
 * Sets values in a YAML file; everything else stays as it was written, comments, order and style.
 *
 * @returns the new text, which prettier has yet to format
 */
export function setValues(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text);
  const edits = changes.flatMap(({pointer, value}) => {
    const node = document.getIn(fromPointer(pointer), true);
    return isNode(node) ? editsFor(node, value, new Place(text, document)) : [];
  });
  // From the end, so that the places of earlier edits stay true.
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((result, {start, end, words}) => result.slice(0, start) + words + result.slice(end), text);
}

/** Where values stand in a text. */
class Place {
  constructor(
    private readonly text: string,
    readonly document: Document,
  ) {}

  startOf = ({range}: Node): number => range?.[0] ?? 0;

  /** Without the line breaks behind a collection. */
  endOf = ({range}: Node): number => this.text.slice(0, range?.[1] ?? 0).trimEnd().length;

  columnOf = (node: Node): number => this.startOf(node) - (this.text.lastIndexOf('\n', this.startOf(node) - 1) + 1);
}

/** @param key of the value, if it has one */
function editsFor(node: Node, value: Json, place: Place, key?: Node): Edit[] {
  if (isMap(node) && isObject(value)) {
    const known = node.items.map((pair) => keyOf(pair.key));
    const isKnown = Object.keys(value).every((name) => known.includes(name));
    if (isKnown && Object.keys(value).length > 0 && !(node.flow && known.length > Object.keys(value).length))
      return editsInMap(node, value, place);
  }
  if (isSeq(node) && Array.isArray(value) && value.length > 0 && node.items.length === value.length)
    return node.items.flatMap((item, index) => (isNode(item) ? editsFor(item, value[index] ?? null, place) : []));
  if (isDeepStrictEqual(node.toJS(place.document), value)) return [];
  const edit = {start: place.startOf(node), end: place.endOf(node)};
  if (isCollection(node) && !node.flow && !isEmpty(value))
    return [{...edit, words: toYaml(value, place.columnOf(node))}];
  if (key === undefined || isOneLine(value)) return [{...edit, words: toYaml(value, 0, true)}];
  const column = place.columnOf(key) + 2;
  return [{...edit, start: place.endOf(key), words: `:\n${' '.repeat(column)}${toYaml(value, column)}`}];
}

function editsInMap({items}: YAMLMap, value: JsonObject, place: Place): Edit[] {
  const isKept = ({key}: (typeof items)[number]): boolean => value[keyOf(key)] !== undefined;
  const last = items.map(isKept).lastIndexOf(true);
  const edits = items.slice(0, last + 1).flatMap((pair, index): Edit[] => {
    const {key, value: child} = pair;
    if (!isNode(key) || !isNode(child)) return [];
    if (isKept(pair)) return editsFor(child, value[keyOf(key)] ?? null, place, key);
    const next = items[index + 1]?.key;
    return isNode(next) ? [{start: place.startOf(key), end: place.startOf(next), words: ''}] : [];
  });
  const [before, behind] = [items[last]?.value, items.at(-1)?.value];
  if (last === items.length - 1 || !isNode(before) || !isNode(behind)) return edits;
  return [...edits, {start: place.endOf(before), end: place.endOf(behind), words: ''}];
}

const keyOf = (key: unknown): string => (isScalar(key) ? String(key.value) : '');

const isEmpty = (value: Json): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

/** A map or list of texts and numbers stands on a line, as far as it fits. */
const longestLine = 80;

const isOneLine = (value: Json): boolean =>
  isEmpty(value) || (Object.values(value as JsonObject).every(isPlain) && JSON.stringify(value).length < longestLine);

const isPlain = (value: Json | undefined): boolean => typeof value !== 'object' || value === null;

function toYaml(value: Json, column: number, isFlow = false): string {
  // In YAML 1.1 dates and words such as `no` need quotation marks; many programs still read it.
  const document = new Document(value, {version: '1.1'});
  visit(document, {
    Collection: (_, node) => {
      if (isFlow || isOneLine(node.toJS(document) as Json)) node.flow = true;
    },
  });
  const text = document.toString({singleQuote: true, lineWidth: 0, flowCollectionPadding: false}).trimEnd();
  return text.replaceAll('\n', `\n${' '.repeat(column)}`);
}
