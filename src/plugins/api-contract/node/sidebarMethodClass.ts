import {locatePage} from '../../../content/pageLocation';
import {contractOfPage} from './contract/contractOfPage';
import {hasContract, loadContract} from './contract/loadContract';
import {toOperations} from './model/operations';

/**
 * Finds the class by which the sidebar shows an operation's method beside its page.
 *
 * @param filePath of a docs page
 * @param source the page's MDX text
 * @returns for example `operation-method operation-method-post`; undefined for a page that shows no operation
 */
export function sidebarMethodClass(filePath: string, source: string, siteDir = process.cwd()): string | undefined {
  const id = /^<ApiOperation id="([^"]+)"/m.exec(source)?.[1];
  const page = id === undefined ? undefined : locatePage({path: filePath, cwd: siteDir});
  if (page?.collection !== 'docs') return undefined;
  // The method is the same in every language; the English contract needs no overlay.
  const contract = contractOfPage({...page, locale: 'en'}, siteDir);
  if (!hasContract(contract)) return undefined;
  const operation = toOperations(loadContract(contract)).find((candidate) => candidate.id === id);
  return operation && `operation-method operation-method-${operation.method.toLowerCase()}`;
}
