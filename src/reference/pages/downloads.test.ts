import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {toMarkup} from '../../kit/html';
import {docsFolder, locatePage} from '../../kit/pageLocation';
import {versions} from '../../kit/versions';
import {olderVersion} from '../../../tests/support/addresses';
import {contractsOf, loadContract, type ContractLocation} from '../contract/loadContract';
import {methodNamer} from '../downloads/client/methodNames';
import {toClient} from '../downloads/client/toClient';
import {publicContract} from '../downloads/openapi/publicContract';
import {toOperations} from '../model/operations';
import {filesLine, methodOf} from './downloads';
import {createRenderContext} from './render/context';

const siteDir = process.cwd();

/** The client of a version, as it is published. */
function clientOf(contracts: readonly ContractLocation[]): string {
  const sources = contracts.map((contract) => {
    const document = loadContract(contract);
    const settings = {locale: 'en', apiUrl: 'https://api.example.com', pageUrl: (route: string) => route} as const;
    return {
      url: contract.file.replace('.yaml', '.json'),
      contract: publicContract({document, english: document, ...settings}),
    };
  });
  return toClient('', '', sources);
}

it.each(versions)('each call of $label has the method of the client that its page names', ({name}) => {
  const contracts = contractsOf(siteDir, name);
  const client = clientOf(contracts);
  const named = contracts.flatMap((contract) =>
    toOperations(loadContract(contract)).map(({id}) => methodOf(id, name, contract)),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((method) => !client.includes(`\n  ${method}(`))).toEqual([]);
});

it('a method gives way to members of the client and to calls of an earlier contract', () => {
  const nameOf = methodNamer();
  const names = ['login', 'download', 'send', 'listUsers'].map((call) => nameOf(call, 'v1.yaml'));
  expect(names).toEqual(['login', 'downloadCall', 'sendCall', 'listUsers']);
  const later = ['login', 'download', 'logout'].map((call) => nameOf(call, 'https://docs.example.com/v2.json'));
  expect(later).toEqual(['loginV2', 'downloadCallV2', 'logout']);
});

describe('the sentence about files', () => {
  const lineOf = (locale: 'en' | 'vi', version: string, file: 'v1.yaml' | 'v2.yaml', id: string): string => {
    const contract = contractsOf(siteDir, version, locale).find((one) => one.file === file)!;
    const document = loadContract(contract);
    const {page: route} = toOperations(document).find((operation) => operation.id === id)!;
    const page = locatePage({path: join(siteDir, docsFolder(locale, version), `${route}.mdx`), cwd: siteDir})!;
    return toMarkup(filesLine(id, page, contract, createRenderContext(locale, route, document)));
  };

  it.each([
    [
      'en',
      'current',
      'v1.yaml',
      'get-documents',
      '<a href="../../others/clients#client"><code>listDocuments</code></a>',
    ],
    [
      'vi',
      'current',
      'v1.yaml',
      'get-documents',
      '<a href="../../others/clients#client"><code>listDocuments</code></a>',
    ],
    ['en', 'current', 'v2.yaml', 'password-login', 'others/clients#client"><code>loginV2</code></a>'],
    ['en', olderVersion, 'v1.yaml', 'get-documents', ': <code>listDocuments</code>.'],
    ['vi', olderVersion, 'v1.yaml', 'departments', ': <code>listDepartments</code>.'],
  ] as const)('in %s names the method of %s %s %s, and leads to where it is used', (locale, version, file, id, end) => {
    expect(lineOf(locale, version, file, id)).toContain(end);
  });
});
