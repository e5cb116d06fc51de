import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {docsFolder} from '../../kit/pageLocation';
import {versions} from '../../kit/versions';
import {contractsOf, loadContract} from '../contract/loadContract';
import {contractsOfAllVersions} from '../history/history';
import {toOperations} from '../model/operations';
import {createRenderContext} from './render/context';
import {operationSections} from './sections';

const siteDir = process.cwd();
const fileOf = (version: string, page: string): string => join(siteDir, docsFolder('en', version), `${page}.mdx`);

/** Every call of every version, and the version in which its page calls it new. */
const calls = versions.flatMap(({name, label}, age) =>
  contractsOf(siteDir, name).flatMap((contract) => {
    const document = loadContract(contract);
    return toOperations(document).map((operation) => {
      const context = createRenderContext('en', operation.page, document);
      const contracts = contractsOfAllVersions(contract);
      const sections = operationSections(operation, {context, contracts, baseUrl: '', depth: 2}, [], null);
      const html = sections.map((part) => ('html' in part ? part.html : '')).join('');
      return {label, age, page: operation.page, newIn: /New in ([\d.]+)\./.exec(html)?.[1]};
    });
  }),
);

it('no page calls new what an older version has a page of, or what came after its own version', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(calls.every(({age, page}) => existsSync(fileOf(versions[age]!.name, page)))).toBe(true);
  const wrong = calls.filter(({age, page, newIn}) => {
    if (newIn === undefined) return false;
    const first = versions.findIndex(({label}) => label === newIn);
    return first < age || versions.slice(first + 1).some(({name}) => existsSync(fileOf(name, page)));
  });
  expect(wrong).toEqual([]);
});

it('calls new what only later versions have', () => {
  const found = calls.filter(({newIn}) => newIn === '2.3.0').map(({page}) => page.split('/').at(-1));
  expect(found).toContain('documents-get-id');
});
