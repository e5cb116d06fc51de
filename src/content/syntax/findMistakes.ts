import {findAddresses} from './findAddresses';
import {findAdmonitions} from './findAdmonitions';
import {findBlocks} from './findBlocks';
import {findCode} from './findCode';
import {findFragments} from './findFragments';
import {findHeadings} from './findHeadings';
import {findHtml} from './findHtml';
import {findInvisibleSigns} from './findInvisibleSigns';
import {findLists} from './findLists';
import {findPrograms} from './findPrograms';
import {findReferences} from './findReferences';
import {findSmartQuotes} from './findSmartQuotes';
import {findStraySigns} from './findStraySigns';
import {findTables} from './findTables';
import {findTabsOfPage} from './findTabs';
import {inOrder, type Mistake, type ReadPage} from './mistakes';

/** @returns what readers of a page would not see as it is meant, in the order of its lines: Markdown itself has no errors */
export function findMistakes(page: ReadPage): Mistake[] {
  const {tree} = page;
  return inOrder([...findTextMistakes(page), ...findHtml(tree), ...findPrograms(tree), ...findAddresses(tree)]);
}

/** @returns those of them that can be told of a page with broken tags too */
export function findTextMistakes(page: ReadPage): Mistake[] {
  // Places in the tree are counted without the mark that some editors put before the text.
  const source = page.source.replace(/^\uFEFF/, '');
  const read = {...page, source};
  const inTables = findTables(read);
  // A row that is cut in the wrong place has broken signs in its cells.
  const signs = findStraySigns(read).filter(({line}) => !inTables.some((table) => table.line === line));
  return [
    ...findInvisibleSigns(source),
    ...findTabsOfPage(read),
    ...findSmartQuotes(source),
    ...signs,
    ...findAdmonitions(read),
    ...findLists(read),
    ...inTables,
    ...findHeadings(read),
    ...findBlocks(page.tree),
    ...findCode(page.tree, source),
    ...findReferences(page.tree),
    ...findFragments(page.tree),
  ];
}
