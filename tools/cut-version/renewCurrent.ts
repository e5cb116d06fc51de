import {editPages} from './editPages';
import {editContractLinks, lowerBasis} from './editText';

/**
 * Makes the pages of the current version those of the next one: links to published files get its label, and what was
 * read was read in another version, so that pages no longer claim to have been checked in this one.
 */
export function renewCurrent(root: string, present: string, next: string): void {
  editPages(root, 'current', (text) => lowerBasis(editContractLinks(text, present, next)));
}
