import {hasContract, loadContract} from './contract/loadContract';
import {toOperations} from './model/operations';
import {pagePlace} from './pagePlace';

/**
 * Finds the class by which the sidebar shows an operation's method beside its page.
 *
 * @param filePath of a docs page
 * @param source the page's MDX text
 * @returns for example `operation-method operation-method-post`; undefined for a page that shows no operation
 */
export function sidebarMethodClass(filePath: string, source: string): string | undefined {
  const id = /^<ApiOperation id="([^"]+)"/m.exec(source)?.[1];
  const place = id === undefined ? undefined : pagePlace(filePath);
  if (!place || !hasContract(place)) {
    return undefined;
  }
  // The method is the same in every language; the English contract needs no overlay.
  const operation = toOperations(loadContract({...place, locale: 'en'})).find((candidate) => candidate.id === id);
  return operation && `operation-method operation-method-${operation.method.toLowerCase()}`;
}
