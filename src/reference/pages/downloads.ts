import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {sourceLocale} from '../../kit/locales';
import {docsFolder, type PageLocation} from '../../kit/pageLocation';
import {versions, type DocVersionConfig} from '../../kit/versions';
import {clientsPage, sandboxPages} from '../shared/anchors';
import {clientPath, collectionPath, contractPath, sandboxPath} from '../shared/outputPaths';
import {sandboxId} from '../shared/sandboxId';
import {contractsOf, loadContract, type ContractFile, type ContractLocation} from '../contract/loadContract';
import {operationsOf} from '../contract/openApi';
import {methodNamer} from '../downloads/client/methodNames';
import {readProgram} from '../samples/programs';
import type {RenderContext} from './render/context';
import {programBlock} from './render/samples';
import {commaList, withNodes} from './render/text';
import {tryPanel} from './render/tryIt';
import {h, toMarkup, type Child} from '../../kit/html';
import type {Section} from './sections';

interface Files {
  contracts: {title: string; href: string; file: ContractFile}[];
  client: string;
  collection: string;
}

/** @returns an address relative to the page, which holds under any base path and in every language */
function siteHref({route}: PageLocation, {path: versionPath}: DocVersionConfig, path: string): string {
  const folder = posix.dirname(posix.join('docs', versionPath, route));
  // The page of the folder itself.
  return posix.relative(folder, path) || `../${posix.basename(path)}`;
}

/** The files for programs of a page's version and language, with addresses as seen from the page. */
function filesOf(page: PageLocation, siteDir: string): {version: string; files: Files} | undefined {
  const version = versions.find(({name}) => name === page.version);
  if (!version) return undefined;
  const href = (path: string): string => siteHref(page, version, path);
  const contracts = contractsOf(siteDir, page.version, page.locale).map((contract) => ({
    title: loadContract(contract).info.title,
    href: href(contractPath(version.label, contract.file)),
    file: contract.file,
  }));
  const [client, collection] = [href(clientPath(version.label)), href(collectionPath(version.label))];
  return {version: version.label, files: {contracts, client, collection}};
}

/**
 * For the call's own page: links to the contract that the call stands in, to the client and to the collection, and what
 * the client calls its method.
 */
export function filesLine(id: string, page: PageLocation, location: ContractLocation, context: RenderContext): Child {
  const found = filesOf(page, location.siteDir);
  const contract = found?.files.contracts.find(({file}) => file === location.file);
  if (!found || !contract) return null;
  const files = [
    h('a', {href: contract.href, download: ''}, 'OpenAPI 3.1'),
    h('a', {href: found.files.client, download: ''}, 'TypeScript'),
    h('a', {href: found.files.collection, download: ''}, 'Postman'),
  ];
  const name = h('code', methodOf(id, page.version, location));
  const isExplained = existsSync(join(location.siteDir, docsFolder(sourceLocale, page.version), `${clientsPage}.mdx`));
  const method = isExplained ? h('a', {href: `${context.siblingHref(clientsPage)}#client`}, name) : name;
  return h('p', withNodes(context.t('alsoIn'), {files: commaList(files), method}));
}

/** Where readers try a call; null for pages of no version. */
export function tryBlock(
  id: string,
  page: PageLocation,
  {file}: ContractLocation,
  context: RenderContext,
  isStep?: true,
): Child {
  const version = versions.find(({name}) => name === page.version);
  if (!version) return null;
  const href = (path: string): string => siteHref(page, version, path);
  return tryPanel(
    {
      id: sandboxId(file, id),
      file: href(sandboxPath(version.label)),
      page: href(sandboxPages),
      rules: href(`${sandboxPages}/rules`),
      ...(isStep ? {isStep} : {}),
    },
    context,
  );
}

/** @returns the method of a version's client that makes a call */
export function methodOf(id: string, version: string, {siteDir, file}: ContractLocation): string {
  const nameOf = methodNamer();
  const methods = contractsOf(siteDir, version).flatMap((contract) =>
    operationsOf(loadContract(contract).paths).map(({operation}) => ({
      id: operation.operationId,
      file: contract.file,
      name: nameOf(operation['x-client-name'] ?? operation.operationId, contract.file),
    })),
  );
  return methods.find((method) => method.id === id && method.file === file)?.name ?? id;
}

/** A complete program, as code in the page and as files. */
export function programSections(id: string, page: PageLocation, siteDir: string, context: RenderContext): Section[] {
  const version = versions.find(({name}) => name === page.version);
  if (!version) return [];
  const files = readProgram(siteDir, id);
  const links = files.map(({name}) =>
    h('a', {href: siteHref(page, version, `programs/${id}/${name}`), download: ''}, name),
  );
  return [{html: toMarkup(programBlock(id, files, links, context))}];
}

/** Links to the contracts, the client and the collection of a page's version and language, as a list. */
export function downloadSections(page: PageLocation, siteDir: string, {t}: RenderContext): Section[] {
  const found = filesOf(page, siteDir);
  if (!found) return [];
  const {version, files} = found;
  const link = (href: string, text: string): Child => h('li', h('a', {href, download: ''}, text));
  const contracts = files.contracts.map(({href, title}) => link(href, t('downloadContract', {title})));
  const programs = [
    link(files.client, t('downloadClient', {version})),
    link(files.collection, t('downloadCollection', {version})),
  ];
  return [{html: toMarkup(h('ul', contracts, programs))}];
}
