import {locatePage} from '../../kit/pageLocation';
import {contractOfPage} from '../contract/contractOfPage';
import {hasContract, loadContract} from '../contract/loadContract';
import {toOperations} from '../model/operations';
import type {Operation} from '../shared/model';

/**
 * Finds the operation that a page shows; the sidebar and the cards of categories name its method and path.
 *
 * @param filePath of a docs page
 * @param source the page's MDX text
 * @returns undefined for a page that shows no operation
 */
export function operationOfPage(filePath: string, source: string, siteDir = process.cwd()): Operation | undefined {
  const id = /^<ApiOperation id="([^"]+)"/m.exec(source)?.[1];
  const page = id === undefined ? undefined : locatePage({path: filePath, cwd: siteDir});
  if (page?.collection !== 'docs') return undefined;
  // Method and path are the same in every language; the English contract needs no overlay.
  const contract = contractOfPage({...page, locale: 'en'}, siteDir);
  if (!hasContract(contract)) return undefined;
  return toOperations(loadContract(contract)).find((candidate) => candidate.id === id);
}
