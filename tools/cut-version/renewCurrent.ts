import {markOf, type Mark} from '../../src/content/front-matter/evidence';
import {toRoute} from '../../src/kit/pageLocation';
import {editPages} from './editPages';
import {editBasis, editContractLinks} from './editText';

/**
 * Makes the pages of the current version those of the next one: links to published files get its label, and what was
 * read was read in another version, so that pages no longer claim to have been checked in this one.
 */
export function renewCurrent(root: string, present: string, next: string): void {
  editPages(root, 'current', (text, page) => {
    const mark: Mark | undefined = markOf(toRoute(page), next, root);
    const renewed = editContractLinks(text, present, next);
    return mark === undefined ? renewed : editBasis(renewed, mark);
  });
}
