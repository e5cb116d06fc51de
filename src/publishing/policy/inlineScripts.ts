import {createHash} from 'node:crypto';
import type {Nodes} from 'hast';
import {toString} from 'hast-util-to-string';

/** Types of a script element that a browser runs; anything else (JSON-LD) is data and needs no permission. */
const runnableTypes = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** @returns whether a browser would run an element with these attributes as an inline script. */
export function isInlineScript(tagName: string, type = '', src?: string): boolean {
  return tagName === 'script' && src === undefined && runnableTypes.has(type.trim().toLowerCase());
}

/** @returns the texts of the inline scripts that a browser would run. */
export function findInlineScripts(tree: Nodes): string[] {
  const found: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'element') {
      const {type, src} = node.properties;
      if (isInlineScript(node.tagName, type?.toString(), src?.toString())) found.push(toString(node));
      if (node.content) visit(node.content);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** @returns the CSP source that permits exactly this script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
