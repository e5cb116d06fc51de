import {FigureError, type Place} from './figureError';
import type {MdxAttribute, TreeNode} from './mdxTree';
import {didYouMean} from '../../../content/didYouMean';
import {NotPlainData, plainData} from './plainData';

/** What an attribute may hold, with the words in which a mistake is explained. */
const kinds = {
  text: {says: 'text in quotes', accepts: (value: unknown) => typeof value === 'string' && value.trim() !== ''},
  flag: {says: 'no value', accepts: (value: unknown) => typeof value === 'boolean'},
  count: {says: 'a whole number such as {1}', accepts: isCount},
  texts: {says: 'a list of texts such as {["A", "B"]}', accepts: isTexts},
  rows: {says: 'a list of rows such as {[["A", "B"], ["C", "D"]]}', accepts: isRows},
  item: {says: 'an item: its text, or its position counted from 0', accepts: isItem},
  flagOrItem: {
    says: 'no value, or an item: its text, or its position counted from 0',
    accepts: (value: unknown) => typeof value === 'boolean' || isItem(value),
  },
} as const;

export type AttributeKind = keyof typeof kinds;

/** One attribute's rule: its kind, whether it must be there, and the only values if they are few. */
export interface AttributeRule {
  kind: AttributeKind;
  required?: true;
  oneOf?: readonly string[];
}

export type AttributeRules = Readonly<Record<string, AttributeRule>>;
export type Attributes = Readonly<Record<string, unknown>>;

/** Reads an element's attributes by its rules; a missing, unknown or ill-typed one stops the build. */
export function readAttributes(element: TreeNode, rules: AttributeRules, place: Place): Attributes {
  const tag = `<${element.name ?? ''}>`;
  const values: Record<string, unknown> = {};
  for (const attribute of element.attributes ?? []) {
    const name = attribute.name;
    if (attribute.type !== 'mdxJsxAttribute' || name === undefined) {
      throw new FigureError(place, `${tag} spreads attributes.`, 'Write each attribute out.');
    }
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) {
      throw new FigureError(place, `${tag} has no attribute "${name}".`, didYouMean(name, Object.keys(rules)));
    }
    const value = valueOf(attribute);
    if (!kinds[rule.kind].accepts(value)) {
      throw new FigureError(place, `${tag}: "${name}" has the wrong type.`, `Give it ${kinds[rule.kind].says}.`);
    }
    if (rule.oneOf && !rule.oneOf.includes(String(value))) {
      throw new FigureError(
        place,
        `${tag}: "${name}" cannot be "${String(value)}".`,
        didYouMean(String(value), rule.oneOf),
      );
    }
    values[name] = typeof value === 'string' ? value.normalize('NFC') : value;
  }
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.required && !(name in values)) {
      throw new FigureError(place, `${tag} needs "${name}".`, `Add ${name} with ${kinds[rule.kind].says}.`);
    }
  }
  return values;
}

/** The attribute as plain data; `undefined` when it holds code, which no kind accepts. */
function valueOf(attribute: MdxAttribute): unknown {
  const {value} = attribute;
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const expression = value.data?.estree?.body[0]?.expression;
  if (!expression) return undefined;
  try {
    return plainData(expression);
  } catch (error) {
    if (error instanceof NotPlainData) return undefined;
    throw error;
  }
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

function isRows(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isTexts);
}

function isItem(value: unknown): boolean {
  return isCount(value) || (typeof value === 'string' && value.trim() !== '');
}
