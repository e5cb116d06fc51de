import {sourceLocale} from '../../kit/locales';
import {message} from '../../kit/messages';
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

/**
 * What the page of a call has in its front matter besides what its writer wrote: the method, which the sidebar shows,
 * and a title that says of an outdated call that it is one, wherever the call is named: sidebar, search, Markdown.
 *
 * @returns nothing for a page that shows no operation
 */
export function operationFrontMatter(
  {title}: Readonly<Record<string, unknown>>,
  filePath: string,
  source: string,
  siteDir = process.cwd(),
): Record<string, unknown> {
  const operation = operationOfPage(filePath, source, siteDir);
  if (!operation) return {};
  const {method, path, deprecated} = operation;
  const locale = locatePage({path: filePath, cwd: siteDir})?.locale ?? sourceLocale;
  const mark = message(locale, 'api.deprecated');
  return {
    sidebar_class_name: `operation-method operation-method-${method.toLowerCase()}`,
    sidebar_custom_props: {path},
    ...(deprecated && typeof title === 'string' ? {title: `${title} (${mark})`} : {}),
  };
}
