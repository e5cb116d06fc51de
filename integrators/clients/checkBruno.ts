import {readFileSync} from 'node:fs';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {toOperations} from '../../src/reference/model/operations';
import {toSampleRequest} from '../../src/reference/samples/request';
import {importTool} from './importTool';

/** A collection of Bruno, as far as it is used here. */
interface BrunoItem {
  name: string;
  items?: BrunoItem[];
  request?: {
    body?: {multipartForm?: {name: string; type: string}[]};
    script?: {res?: string | null};
  };
}

interface BrunoCollection {
  items: BrunoItem[];
  environments?: {variables: {name: string; value: string}[]}[];
}

interface Converters {
  openApiToBruno: (contract: unknown) => BrunoCollection | Promise<BrunoCollection>;
  postmanToBruno: (collection: unknown) => Promise<{collection: BrunoCollection}>;
}

/**
 * Imports what we publish into Bruno, an API client that is not ours. Of the collection it must get every call, file
 * fields as such, and the script that keeps the token, as the page about Postman says; of the contract every call and
 * an address whose parts can all be set.
 *
 * @param contract path of the published contract
 * @param document the same contract as we write it
 * @param collection path of a collection of its calls
 */
export async function checkBruno(contract: string, document: OpenApi, collection: string): Promise<string[]> {
  const {openApiToBruno, postmanToBruno} = await importTool<Converters>('@usebruno/converters');
  const operations = toOperations(document);
  const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const ofCollection = requestsIn((await postmanToBruno(read(collection))).collection.items);
  const ofContract = await openApiToBruno(read(contract));
  const problems: string[] = [];
  const complain = (isWrong: boolean, problem: string): void => {
    if (isWrong) problems.push(`Bruno: ${problem}`);
  };
  complain(ofCollection.length < operations.length, `${ofCollection.length} of ${operations.length} calls`);
  complain(requestsIn(ofContract.items).length !== operations.length, 'calls of the contract are missing');
  const files = ofCollection
    .flatMap(({request}) => request?.body?.multipartForm ?? [])
    .filter(({type}) => type === 'file');
  const uploads = operations.flatMap((operation) => {
    const {body} = toSampleRequest(operation, '');
    return body.kind === 'multipart' ? body.files : [];
  });
  complain(files.length < uploads.length, `${files.length} of ${uploads.length} file fields of the collection`);
  const hasToken = ofCollection.some(({request}) => request?.script?.res?.includes("'token'"));
  complain(!hasToken, 'the script that keeps the token is lost');
  return [...problems, ...unsetParts(ofContract).map((part) => `Bruno: {{${part}}} of the address has no value`)];
}

function requestsIn(items: readonly BrunoItem[]): BrunoItem[] {
  return items.flatMap((item) => (item.items ? requestsIn(item.items) : [item]));
}

function unsetParts({environments = []}: BrunoCollection): string[] {
  return environments.flatMap(({variables}) => {
    const names = variables.map(({name}) => name);
    const address = variables.find(({name}) => name === 'baseUrl')?.value ?? '{{baseUrl}}';
    const parts = [...address.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
    return [...parts.filter((part) => !names.includes(part)), ...(address.startsWith('{{') ? [] : ['protocol'])];
  });
}
