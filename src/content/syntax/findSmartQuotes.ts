import {isScalar, parseDocument, visit, type Scalar} from 'yaml';
import type {Mistake} from './mistakes';

/** A value that a word processor has put between quotation marks of its own, or begun with one. */
const quoted = /^[“”„‟‘’]([^“”„‟‘’]*)[“”„‟‘’]?$/;

/** A value of front matter with curly quotes around it, and the same value as YAML wants it. */
export interface SmartQuotes {
  /** Where it stands in the page. */
  start: number;
  end: number;
  straight: string;
}

/** @returns the values of a page's front matter that stand between curly quotes, which YAML takes for letters */
export function readSmartQuotes(source: string): SmartQuotes[] {
  const [, open = '', yaml = ''] = /^(\uFEFF?---\r?\n)([\s\S]*?)\r?\n---/.exec(source) ?? [];
  if (!/[“”„‟‘’]/.test(yaml)) return [];
  const found: SmartQuotes[] = [];
  visit(parseDocument(yaml), {
    Scalar(_, node: Scalar) {
      if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return;
      const words = quoted.exec(node.value)?.[1];
      if (words === undefined) return;
      const [start, end] = node.range;
      found.push({start: open.length + start, end: open.length + end, straight: JSON.stringify(words)});
    },
  });
  return found;
}

/** @returns curly quotes around values of the front matter, which readers would see */
export function findSmartQuotes(source: string): Mistake[] {
  return readSmartQuotes(source).map(({start, end, straight}) => ({
    line: source.slice(0, start).split('\n').length,
    rule: `has curly quotes around a value: ${source.slice(start, end)}`,
    repair: `Write straight ones, ${straight}, or none.`,
  }));
}
