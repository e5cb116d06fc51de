import {posix} from 'node:path';
import {isMap, parse, parseDocument, stringify, type Pair} from 'yaml';
import {createPage} from '../new-page/createPage';
import type {PlannedChange} from '../plannedChange';
import {stamp} from '../translations/stampPages';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {currentVersion} from '../../src/kit/versions';
import {operationsOf, type OpenApi} from '../../src/reference/contract/openApi';
import {contractSource, type ContractFile} from '../../src/reference/contract/loadContract';
import {sandboxId} from '../../src/reference/shared/sandboxId';
import type {Json} from '../../src/reference/shared/model';
import {format, resolveConfig} from 'prettier';
import type {KnownOperations, OperationRequest} from './readOperation';

/** Operations that the sandbox refuses until they have a handler. */
const notPlayedFile = 'integrators/sandbox/engine/handlers/notPlayed.ts';

/** @returns what a contract has already */
export function knownOperations(text: string): KnownOperations {
  const contract = parse(text) as OpenApi;
  const all = [...operationsOf(contract.paths)];
  return {
    tags: (contract.tags ?? []).map(({name}) => name),
    operations: new Map(all.map(({path, method, operation}) => [operation.operationId ?? '', `${method} ${path}`])),
  };
}

/**
 * Plans a new operation of the current version: in the contract, with its pages and their line in
 * the sidebar. Whatever is a fact of the API is left to be written.
 *
 * @returns the new pages, source language first
 * @throws Error if its pages exist, or the area has no place in a sidebar
 */
export async function addOperation(
  change: PlannedChange,
  file: ContractFile,
  request: OperationRequest,
  titles: Readonly<Record<string, string>>,
): Promise<string[]> {
  const source = contractSource({folder: 'current', file});
  const before = change.read(source);
  const page = `${pageFolder(before, request.tag)}/${request.id}`;
  const files = await createPage(change, {route: page, kind: 'reference', titles: {en: titleOf(request), ...titles}});
  const withOperation = (text: string): string =>
    text.replace(/^\{\/\* write: [^\n]*ApiOperation[^\n]*$/m, `<ApiOperation id="${request.id}" />`);
  const [first = '', ...translations] = files;
  // Readers know a call by what it does, which its id does not say.
  const askTitle = (text: string): string => (titles.en === undefined ? text.replace(/^title: "/m, '$&write: ') : text);
  change.edit(first, (text) => askTitle(withOperation(text)));
  const fingerprint = pageFingerprint(change.read(first));
  for (const each of translations) change.edit(each, (text) => stamp(withOperation(text), fingerprint));
  const path = posix.join(change.root, source);
  change.write(
    source,
    await format(insertOperation(before, request, page), {...(await resolveConfig(path)), filepath: path}),
  );
  change.edit(notPlayedFile, (text) =>
    text.replace(
      /(notPlayedIds: readonly string\[\] = \[)([^\]]*)/,
      (_, start: string, ids: string) => start + [ids, `'${sandboxId(file, request.id)}'`].filter(Boolean).join(', '),
    ),
  );
  return files;
}

const titleOf = ({id}: OperationRequest): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** @returns the folder in which most pages of the area are */
function pageFolder(text: string, tag: string): string {
  const folders = [...operationsOf((parse(text) as OpenApi).paths)]
    .filter(({operation}) => operation.tags?.includes(tag))
    .map(({operation}) => posix.dirname(String((operation as {'x-page'?: string})['x-page'])));
  const [folder = `api/v1/details/${tag}`] = [...new Set(folders)].sort(
    (a, b) => count(folders, b) - count(folders, a),
  );
  return folder;
}

const count = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;

/** Behind the last path of the same area; beside the other methods of a path that is there. */
function insertOperation(text: string, request: OperationRequest, page: string): string {
  const {method, path, tag} = request;
  const paths = parseDocument(text).get('paths');
  if (!isMap(paths)) throw new Error('The contract has no paths. Nothing was changed.');
  const items = paths.items as Pair<{value: string}, {range: [number, number, number]; toJSON: () => unknown}>[];
  const same = items.find(({key}) => key.value === path);
  const ofTag = items.filter(({value}) => JSON.stringify(value).includes(`"tags":["${tag}"]`));
  const place = same ?? ofTag.at(-1) ?? items.at(-1);
  const end = place?.value?.range[2] ?? text.length;
  const operation = {[method]: describe(request, page)};
  const words = stringify(same ? operation : {[path]: operation}, {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });
  const short = words.replace(/:\n +(\$ref: .*)/g, ': {$1}').replace(/(tags|x-seen-in):\n +- (.*)/g, '$1: [$2]');
  const indented = short.replace(/^(?=.)/gm, ' '.repeat(same ? 4 : 2));
  return text.slice(0, end) + indented + text.slice(end);
}

/** With everything that the rules of contracts ask for; what only the platform's documents know is left to be written. */
function describe({id, method, path, tag}: OperationRequest, page: string): Json {
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `write: what ${name} names`,
    schema: {type: 'string'},
    example: 'write: a value',
  }));
  const sent = {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          description: 'write: what is sent, with its fields',
          required: ['field'],
          properties: {field: {type: 'string', description: 'write: the name of each field, its type and meaning'}},
        },
        examples: {default: {summary: 'write: what this request does', value: {field: 'write: a value'}}},
      },
    },
  };
  const answer = {type: 'string', description: 'write: what data holds; its type, or a $ref to one of the schemas'};
  return {
    operationId: id,
    'x-client-name': `write: the name of ${id} in programs, a verb and its object, as in archiveDocument`,
    'x-page': page,
    tags: [tag],
    'x-seen-in': [currentVersion.label],
    summary: 'write: what the call does, in two or three words',
    description: 'write: what it does, who may call it, and when.',
    ...(parameters.length > 0 && {parameters}),
    ...(['post', 'put', 'patch'].includes(method) && {requestBody: sent}),
    responses: {
      '200': {
        description: 'write: what comes back.',
        content: {
          'application/json': {
            schema: {
              allOf: [
                {$ref: '#/components/schemas/Envelope'},
                {type: 'object', required: ['data'], properties: {data: answer}},
              ],
            },
            examples: {
              default: {
                summary: 'write: what this answer shows',
                value: {data: 'write: what comes back', success: true, code: 0, messages: []},
              },
            },
          },
        },
      },
      '401': {$ref: '#/components/responses/Unauthorized'},
      default: {$ref: '#/components/responses/Refused'},
    },
  };
}
