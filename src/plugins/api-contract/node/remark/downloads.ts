import {posix} from 'node:path';
import type {PageLocation} from '../../../../content/pageLocation';
import {versions} from '../../../../config/versions';
import {collectionPath, contractPath} from '../../shared/outputPaths';
import {contractsOf, loadContract} from '../contract/loadContract';
import type {RenderContext} from '../render/context';
import {h, toMarkup} from '../../../../content/html';
import type {Section} from './sections';

/** Links to the files for programs of the page's version and language. */
export function downloadSections(page: PageLocation, siteDir: string, {t}: RenderContext): Section[] {
  const version = versions.find(({name}) => name === page.version);
  if (!version) return [];
  // Relative to the page, so that the links hold under any base path and in every language.
  const pageDir = posix.dirname(posix.join('docs', version.path, page.route));
  const link = (path: string, text: string) =>
    h('li', h('a', {href: posix.relative(pageDir, path), download: ''}, text));
  const contracts = contractsOf(siteDir, page.version, page.locale).map((contract) =>
    link(contractPath(version.label, contract.file), t('downloadContract', {title: loadContract(contract).info.title})),
  );
  const collection = link(collectionPath(version.label), t('downloadCollection', {version: version.label}));
  return [{html: toMarkup(h('ul', contracts, collection))}];
}
