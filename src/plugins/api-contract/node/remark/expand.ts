import type {Heading} from 'mdast';
import {didYouMean} from '../../../../content/didYouMean';
import type {PageLocation} from '../../../../content/pageLocation';
import type {OpenApi} from '../contract/openApi';
import {contractsOfAllVersions} from '../diff/history';
import {loadContract, type ContractLocation} from '../contract/loadContract';
import {toOperations, toWebhooks} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {createContext} from '../render/context';
import {downloadSections} from './downloads';
import {
  enumSections,
  errorSections,
  operationSections,
  sampleSections,
  schemaSections,
  webhookSections,
  type Section,
  type SectionInput,
} from './sections';

/** Components that pages may use; each is replaced at build time. */
export const componentNames = [
  'ApiOperation',
  'ApiSample',
  'ApiSchema',
  'ApiEnum',
  'ApiErrors',
  'ApiWebhook',
  'ApiDownloads',
] as const;
export type ComponentName = (typeof componentNames)[number];

export interface ExpandRequest {
  component: ComponentName;
  /** Value of its `id` attribute; '' if it has none. */
  id: string;
  page: PageLocation;
  contract: ContractLocation;
  depth: Heading['depth'];
  baseUrl: string;
}

/**
 * @returns the sections that replace a component
 * @throws Error naming the nearest ids if the contract has no such part
 */
export function expand({component, id, page, contract, depth, baseUrl}: ExpandRequest): Section[] {
  const document = loadContract(contract);
  const input: SectionInput = {
    context: createContext(page.locale, page.route, document),
    contracts: contractsOfAllVersions(contract),
    baseUrl,
    depth,
  };
  const source = `openapi/${contract.folder}/${contract.file}`;
  switch (component) {
    case 'ApiDownloads':
      return downloadSections(page, contract, input.context);
    case 'ApiOperation':
    case 'ApiSample': {
      const operations = toOperations(document);
      const operation = found(
        operations.find((candidate) => candidate.id === id),
        'operation',
        id,
        operations.map((known) => known.id),
        source,
      );
      return component === 'ApiOperation' ? operationSections(operation, input) : sampleSections(operation, input);
    }
    case 'ApiSchema':
      return schemaSections(
        found(toSchemaModel(document, id), 'schema', id, namesWith(document, toSchemaModel), source),
        input,
      );
    case 'ApiEnum':
      return enumSections(
        found(toEnumModel(document, id), 'enum', id, namesWith(document, toEnumModel), source),
        input,
      );
    case 'ApiErrors': {
      const codes = found(
        toEnumModel(document, 'ApplicationCode'),
        'enum',
        'ApplicationCode',
        namesWith(document, toEnumModel),
        source,
      );
      return errorSections(codes, toOperations(document), input);
    }
    case 'ApiWebhook': {
      const webhooks = toWebhooks(document);
      return webhookSections(
        found(
          webhooks.find((candidate) => candidate.id === id),
          'webhook',
          id,
          webhooks.map((known) => known.id),
          source,
        ),
        input,
      );
    }
  }
}

function namesWith(document: OpenApi, read: (document: OpenApi, name: string) => object | undefined): string[] {
  return Object.keys(document.components?.schemas ?? {}).filter((name) => read(document, name) !== undefined);
}

function found<T>(part: T | undefined, kind: string, id: string, known: readonly string[], source: string): T {
  if (part !== undefined) return part;
  const hint = known.length > 0 ? didYouMean(id, known) : `The contract has no ${kind} at all.`;
  throw new Error(`unknown ${kind} "${id}" in ${source}. ${hint} Correct the id, or add the ${kind} to the contract.`);
}
