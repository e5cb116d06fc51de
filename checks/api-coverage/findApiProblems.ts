import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isPartial} from '../../src/kit/perLocale';
import {versions} from '../../src/kit/versions';
import {sourceLocale} from '../../src/kit/locales';
import {placeData} from '../../src/kit/dataPlaces';
import {ContractError} from '../../src/reference/contract/ContractError';
import {contractFileOf} from '../../src/reference/contract/contractOfPage';
import {
  contractsOf,
  contractSource,
  loadContract,
  type ContractFile,
  type ContractLocation,
} from '../../src/reference/contract/loadContract';
import {exactJson} from '../../src/reference/shared/exactJson';
import type {Json} from '../../src/reference/shared/model';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {fromPointer} from '../../src/reference/contract/pointer';
import {linkedSections} from '../../src/reference/model/linkedSections';
import {findUnwritten} from '../../src/reference/contract/unwritten';
import {toOperations} from '../../src/reference/model/operations';
import type {ContentFolder} from '../../src/kit/pageLocation';
import type {ParsedPage} from '../pages/pages';
import type {CheckContext, Problem} from '../types';
import {contractNames} from './contractNames';
import {fieldNamesOn, lineOfComponent} from './readApiPage';
import {isApiPage} from './isApiPage';

interface Contract {
  file: ContractFile;
  source: string;
  document: OpenApi;
}

/** @returns how many pages of the API are in a folder, and what is wrong between them and their contracts */
export function inspect(content: ContentFolder, context: CheckContext): {pages: number; problems: Problem[]} {
  const pages = context.allPages.filter((page) => page.folder === content.folder && isApiPage(page));
  const contracts: Contract[] = [];
  const problems: Problem[] = [];
  const files = contractsOf(context.root, content.version, content.locale);
  for (const contract of files) {
    try {
      const loaded = {file: contract.file, source: contractSource(contract), document: loadContract(contract)};
      contracts.push(loaded);
      if (!isPartial(content.locale))
        problems.push(...findMissingPages(content, loaded, pages), ...findMissingSections(content, loaded, pages));
    } catch (error) {
      problems.push(...describeContractError(error, context.root));
    }
  }
  // Of a contract that cannot be read, every name would be unknown.
  const isWhole = contracts.length === files.length;
  return {
    pages: pages.length,
    problems: [
      ...(content.locale === sourceLocale ? files.flatMap((file) => describeUnwritten(context.root, file)) : []),
      ...problems,
      ...(isWhole ? [...findUnknownNames(contracts, pages), ...findUnknownIds(contracts, pages)] : []),
    ],
  };
}

function describeUnwritten(root: string, contract: ContractLocation): Problem[] {
  const file = contractSource(contract);
  return findUnwritten(readFileSync(join(root, file), 'utf8')).map(({line, asked}) => ({
    file,
    line,
    rule: `is still to be written: ${asked.replace(/[.]$/, '')}`,
    repair: 'Write what the documents of the platform say there.',
  }));
}

/** @throws the error itself, unless it is about the contract */
function describeContractError(error: unknown, root: string): Problem[] {
  if (!(error instanceof ContractError)) throw error;
  return error.problems.map(({file, pointer, rule, detail}) => ({
    file,
    line: lineOfPointer(join(root, file), pointer),
    rule: `${pointer} ${rule}`.trim(),
    repair: detail,
  }));
}

/** Each operation must be shown on the page that the contract names, and on no other. */
function findMissingPages(
  content: ContentFolder,
  {file, source, document}: Contract,
  pages: readonly ParsedPage[],
): Problem[] {
  return toOperations(document).flatMap(({id, page: route}): Problem[] => {
    const shownOn = pages.filter(
      (page) => contractFileOf(page.route) === file && lineOfComponent(page, 'ApiOperation', id) !== undefined,
    );
    const problems = shownOn
      .filter((page) => page.route !== route)
      .map((page) => ({
        file: page.file,
        line: lineOfComponent(page, 'ApiOperation', id),
        rule: `shows ${id}, whose page is ${route}`,
        repair: `Use <ApiSample id="${id}" /> here, or correct x-page in ${source}.`,
      }));
    if (problems.length < shownOn.length) return problems;
    const missing = {
      file: `${content.folder}/${route}.mdx`,
      rule: `does not show ${id} of ${source}`,
      repair: `Add <ApiOperation id="${id}" /> to it, or correct x-page in the contract.`,
    };
    return [...problems, missing];
  });
}

/** Generated tables link to sections; each must exist on its page. */
function findMissingSections(
  content: ContentFolder,
  {source, document}: Contract,
  pages: readonly ParsedPage[],
): Problem[] {
  return linkedSections(document)
    .filter(
      ({component, id, page: route}) =>
        !pages.some((page) => page.route === route && lineOfComponent(page, component, id) !== undefined),
    )
    .map(({component, id, page}) => ({
      file: `${content.folder}/${page}.mdx`,
      rule: `has no section for ${id}, to which pages of ${source} link`,
      repair: `Add <${component} id="${id}" /> to it, or name another page with x-page in the contract.`,
    }));
}

/** A field that prose names must be in a contract of the version. */
function findUnknownNames(contracts: readonly Contract[], pages: readonly ParsedPage[]): Problem[] {
  const known = contractNames(contracts.map(({document}) => document));
  return pages.flatMap((page) =>
    fieldNamesOn(page)
      .filter(({name}) => name.split(/\.|\[\]\.?/).some((part) => part !== '' && !known.has(part)))
      .map(({name, line}) => ({
        file: page.file,
        line,
        rule: `names the field "${name}", which no contract of version ${labelOf(page.version)} has`,
        repair: 'Correct the name, or add the field to the contract.',
      })),
  );
}

/** An id of a document, a step or the like that a page repeats must be in an example: readers compare them. */
function findUnknownIds(contracts: readonly Contract[], pages: readonly ParsedPage[]): Problem[] {
  const known = new Set(contracts.flatMap(({document}) => exactJson(document as unknown as Json).match(guid) ?? []));
  return pages.flatMap(({file, source, version}) =>
    source.split('\n').flatMap((text, index) =>
      (text.match(guid) ?? [])
        .filter((id) => !known.has(id))
        .map((id) => ({
          file,
          line: index + 1,
          rule: `has the id ${id}, which is in no example of version ${labelOf(version)}`,
          repair: 'Write the id that the contract has there.',
        })),
    ),
  );
}

const guid = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** @returns the line of what a JSON pointer leads to */
function lineOfPointer(path: string, pointer: string): number | undefined {
  if (!existsSync(path)) return undefined;
  return placeData(readFileSync(path, 'utf8')).lineOf(fromPointer(pointer));
}

function labelOf(version: string): string {
  return versions.find(({name}) => name === version)?.label ?? version;
}
