import {findUnknownNames} from './expressions';
import {findBlocks} from './findBlocks';
import {findHtml} from './findHtml';
import {findInvisibleSigns} from './findInvisibleSigns';
import {findReferences} from './findReferences';
import {findStraySigns} from './findStraySigns';
import type {Mistake, ReadPage} from './mistakes';

/** @returns what readers of a page would not see as it is meant, in the order of its lines: Markdown itself has no errors */
export function findMistakes(page: ReadPage): Mistake[] {
  const {tree} = page;
  return [...findTextMistakes(page), ...findHtml(tree), ...findUnknownNames(tree)].sort((a, b) => a.line - b.line);
}

/** @returns those of them that can be told of a page with broken tags too */
export function findTextMistakes(page: ReadPage): Mistake[] {
  // Places in the tree are counted without the mark that some editors put before the text.
  const source = page.source.replace(/^\uFEFF/, '');
  const read = {...page, source};
  return [...findInvisibleSigns(source), ...findStraySigns(read), ...findBlocks(read), ...findReferences(page.tree)];
}
