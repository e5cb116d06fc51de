import type {Heading} from 'mdast';
import type {Refusals} from './refusals';
import {didYouMean} from '../../kit/didYouMean';
import type {PageLocation} from '../../kit/pageLocation';
import type {OpenApi} from '../contract/openApi';
import {contractsOfAllVersions} from '../history/history';
import {contractSource, loadContract, type ContractLocation} from '../contract/loadContract';
import {sectionsByPage, sentSchemas} from '../model/linkedSections';
import {toOperations, toWebhooks} from '../model/operations';
import {toEnumModel, toSchemaModel} from '../model/schemas';
import {createRenderContext} from './render/context';
import {downloadSections, filesLine, programSections, tryBlock} from './downloads';
import {ruleSections, scenarioSections} from './sandboxTables';
import {toMarkup} from '../../kit/html';
import {
  changelogSections,
  enumSections,
  errorSections,
  indexSections,
  operationSections,
  sampleSections,
  schemaSections,
  webhookSections,
  type Columns,
  type Section,
  type SectionInput,
} from './sections';

export interface ExpandRequest {
  component: ComponentName;
  /** Value of its `id` attribute; '' if it has none. */
  id: string;
  page: PageLocation;
  contract: ContractLocation;
  depth: Heading['depth'];
  baseUrl: string;
  /** The page's own table of refusals, which an operation completes in place. */
  refusals?: Refusals | undefined;
}

interface ComponentInput extends SectionInput {
  page: PageLocation;
  contract: ContractLocation;
  document: OpenApi;
}

type Expand = (input: ComponentInput, id: string) => (Section | Columns)[];

/** Components that pages may use, and what replaces each. */
const components = {
  ApiOperation: (input, id) =>
    operationSections(
      requirePart('operation', id, toOperations(input.document), input),
      input,
      filesLine(id, input.page, input.contract, input.context),
      tryBlock(id, input.page, input.contract, input.context),
    ),
  ApiSample: (input, id) => sampleSections(requirePart('operation', id, toOperations(input.document), input), input),
  ApiTry: (input, id) => {
    const webhooks = toWebhooks(input.document);
    requirePart('operation or webhook', id, [...toOperations(input.document), ...webhooks], input);
    const name = webhooks.some((webhook) => webhook.id === id) ? 'webhook' : id;
    return [{html: toMarkup(tryBlock(name, input.page, input.contract, input.context, true))}];
  },
  ApiSchema: (input, id) =>
    schemaSections(
      requirePart('schema', id, named(input, toSchemaModel), input),
      input,
      sentSchemas(input.document).has(id),
    ),
  ApiEnum: (input, id) => enumSections(requirePart('enum', id, named(input, toEnumModel), input), input),
  ApiIndex: (input, id) => {
    const pages = sectionsByPage(input.document);
    return indexSections(requirePart('page of objects', id, pages, input).sections, input);
  },
  ApiErrors: (input) => {
    const codes = requirePart('enum', 'ApplicationCode', named(input, toEnumModel), input);
    return errorSections(codes, toOperations(input.document), input);
  },
  ApiChangelog: (input) => changelogSections(input),
  ApiWebhook: (input, id) => webhookSections(requirePart('webhook', id, toWebhooks(input.document), input), input),
  ApiProgram: ({page, contract, context}, id) => programSections(id, page, contract.siteDir, context),
  ApiDownloads: ({page, contract, context}) => downloadSections(page, contract.siteDir, context),
  ApiSandboxRules: ({contract, context}) => ruleSections(contract.siteDir, context),
  ApiSandboxScenarios: ({contract, context}) => scenarioSections(contract.siteDir, context),
} satisfies Record<string, Expand>;

export type ComponentName = keyof typeof components;

export const componentNames: readonly string[] = Object.keys(components);

/** A component asks for what the contract does not have. */
export class UnknownPartError extends Error {
  constructor(
    readonly problem: string,
    readonly repair: string,
  ) {
    super(`${problem} ${repair}`);
  }
}

/** Components that show a whole, not one part of a contract. */
export const componentsWithoutId: readonly ComponentName[] = [
  'ApiErrors',
  'ApiChangelog',
  'ApiDownloads',
  'ApiSandboxRules',
  'ApiSandboxScenarios',
];

export function isComponentName(name: string | null): name is ComponentName {
  return name !== null && Object.hasOwn(components, name);
}

/**
 * @returns the sections that replace a component
 * @throws UnknownPartError naming the nearest ids if the contract has no such part
 */
export function expand({
  component,
  id,
  page,
  contract,
  depth,
  baseUrl,
  refusals,
}: ExpandRequest): (Section | Columns)[] {
  const document = loadContract(contract);
  const context = createRenderContext(page.locale, page.route, document);
  const contracts = contractsOfAllVersions(contract);
  const replace: Expand = components[component];
  return replace({context, contracts, baseUrl, depth, page, contract, document, refusals}, id);
}

function named<Part>({document}: ComponentInput, read: (document: OpenApi, name: string) => Part | undefined): Part[] {
  return Object.keys(document.components?.schemas ?? {}).flatMap((name) => read(document, name) ?? []);
}

function requirePart<Part extends {id: string} | {name: string}>(
  kind: string,
  id: string,
  parts: readonly Part[],
  {contract}: ComponentInput,
): Part {
  const idOf = (part: Part): string => ('id' in part ? part.id : part.name);
  const part = parts.find((candidate) => idOf(candidate) === id);
  if (part) return part;
  const hint = parts.length > 0 ? didYouMean(id, parts.map(idOf)) : `The contract has no ${kind} at all.`;
  throw new UnknownPartError(
    `unknown ${kind} "${id}" in ${contractSource(contract)}.`,
    `${hint} Correct the id, or add the ${kind} to the contract.`,
  );
}
