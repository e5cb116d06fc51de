import {createHash} from 'node:crypto';
import {listElements, readAttribute, readOwnText, type HtmlElement} from './htmlElements';

/** Types of a script element that a browser runs; anything else (JSON-LD) is data and needs no permission. */
const runnableTypes = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

/** @returns true for a script that the browser would run from the page itself. */
export function isInlineScript(element: HtmlElement): boolean {
  const type = (readAttribute(element, 'type') ?? '').trim().toLowerCase();
  return element.tagName === 'script' && readAttribute(element, 'src') === undefined && runnableTypes.has(type);
}

/** @returns the texts of the scripts that the browser would run from the page itself, as CSP must know them. */
export function findInlineScripts(html: string): string[] {
  return listElements(html).filter(isInlineScript).map(readOwnText);
}

/** @returns the CSP source that permits exactly this script. */
export function hashScript(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}
