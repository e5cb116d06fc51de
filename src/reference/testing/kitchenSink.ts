import {resolve} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import type {Element, Nodes} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {checkShape} from '../contract/checkShape';
import type {ContractProblem} from '../contract/ContractError';
import type {OpenApi, Schema} from '../contract/openApi';
import {readYaml} from '../contract/readYaml';
import {checkRefs} from '../contract/refs';
import {toOperations} from '../model/operations';
import {createRenderContext} from '../pages/render/context';
import {operationSections, type Columns, type Section} from '../pages/sections';
import type {LocaleCode} from '../../kit/locales';
import type {Json} from '../shared/model';

const file = 'src/reference/__fixtures__/kitchen-sink/openapi/current/v1.yaml';
const siteDir = resolve(__dirname, '../../..');

/** A part of a contract, to be changed in a test. */
export type Part = Record<string, never>;

/** @returns the contract of all features, after a change if one is given. */
export function kitchenSink(change: (contract: OpenApi) => void = () => undefined): OpenApi {
  const contract = readYaml(siteDir, file) as unknown as OpenApi;
  change(contract);
  return contract;
}

/** @returns what the build says about the contract after a change. */
export function problemsAfter(change: (contract: OpenApi) => void): ContractProblem[] {
  const root = kitchenSink(change) as unknown as Json;
  const refs = checkRefs(file, root);
  return refs.length > 0 ? refs : checkShape(file, root);
}

/** What a reader of a call's page sees. */
export interface ShownPage {
  html: string;
  /** Rows of tables, cells apart: `name | string · required | What it is.` */
  rows: string[];
  /** Everything else, paragraph after paragraph. */
  text: string;
  ids: string[];
}

/** @returns the page of an operation, without samples */
export function shownPage(id: string, contract = kitchenSink(), locale: LocaleCode = 'en'): ShownPage {
  const operation = toOperations(contract).find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The kitchen sink has no ${id}.`);
  const input = {
    context: createRenderContext(locale, operation.page, contract),
    contracts: [{label: '2.3.0', document: contract}],
    baseUrl: 'https://econtract.example.com',
    depth: 3 as const,
  };
  const html = operationSections(operation, input, [], null).map(markupOf).join('\n');
  return {html, ...readPage(fromHtml(html, {fragment: true}))};
}

/** What else the call and its contract have. */
interface PageOptions {
  answer?: unknown;
  components?: object;
  locale?: LocaleCode;
}

/** @returns the page of a call that sends a value of a schema, and answers with another. */
export function pageOf(sent: unknown, {answer, components = {}, locale = 'en'}: PageOptions = {}): ShownPage {
  const contract = kitchenSink(({paths, components: known}: OpenApi) => {
    const call = paths['/api/bodies/json']?.patch;
    if (!call || !known) throw new Error('The kitchen sink has no body of JSON.');
    call.requestBody = {content: {'application/json': {schema: sent as Schema, example: {}}}};
    if (answer) call.responses = answer as typeof call.responses;
    Object.assign((known.schemas ??= {}), components);
  });
  return shownPage('body-json', contract, locale);
}

function markupOf(part: Section | Columns): string {
  if ('aside' in part) return [...part.text, ...part.aside, ...(part.below ?? [])].map(markupOf).join('\n');
  return part.heading ? `<h2>${part.heading.text}</h2>${part.html}` : part.html;
}

function readPage(tree: Nodes): Omit<ShownPage, 'html'> {
  const page = {rows: [] as string[], paragraphs: [] as string[], ids: [] as string[]};
  visit(tree, 'element', (element: Element) => {
    if (typeof element.properties.id === 'string') page.ids.push(element.properties.id);
    if (element.tagName === 'tr') page.rows.push(element.children.map((cell) => toString(cell)).join(' | '));
    if (['p', 'h2', 'li', 'pre', 'label'].includes(element.tagName)) page.paragraphs.push(toString(element));
  });
  return {rows: page.rows, text: page.paragraphs.join('\n'), ids: page.ids};
}
