import '../../../tests/support/fixtureVersions';
import {expect, it} from 'vitest';
import {fixtureSite} from '../testing/fixtureSite';
import {operationsOf, type OpenApi} from '../contract/openApi';
import {changelogOf} from './changelog';
import {contractsOfAllVersions} from './history';

const contracts = contractsOfAllVersions({siteDir: fixtureSite, file: 'v1.yaml', locale: 'en'});

/** The contracts after a change of the older one. */
function withOlder(change: (document: OpenApi) => void): typeof contracts {
  const [older, ...newer] = structuredClone(contracts);
  change(older!.document);
  return [older!, ...newer];
}

it('calls new what no older version has, whether it was read there or not', () => {
  const unread = withOlder(({paths}) => {
    for (const {operation} of operationsOf(paths)) operation['x-seen-in'] = ['2.3.0'];
  });
  expect(changelogOf(unread)[0]?.newCalls).toEqual([]);

  const absent = withOlder(({paths}) => {
    for (const {path, operation} of operationsOf(paths))
      if (operation.operationId === 'documents-delete') delete paths[path];
  });
  expect(changelogOf(absent)[0]?.newCalls.map(({id}) => id)).toEqual(['documents-delete']);
});

it('compares the payload of a webhook only where both versions were read', () => {
  const text = {type: 'string', description: 'Text'} as const;
  const named = structuredClone(contracts);
  named.forEach(({document: {webhooks, components}}, index) => {
    const properties = {DocumentId: text, ...(index > 0 ? {BatchProcessId: text} : {})};
    Object.assign(components?.schemas ?? {}, {DocumentEvent: {type: 'object', properties}});
    for (const {operation} of operationsOf(webhooks))
      operation.requestBody = {
        content: {'application/json': {schema: {$ref: '#/components/schemas/DocumentEvent'}, examples: {}}},
      };
  });
  const event = {name: 'DocumentEvent', added: ['BatchProcessId'], removed: [], changes: []};
  expect(changelogOf(named)[0]?.objects).toContainEqual(event);
  for (const {operation} of operationsOf(named[0]!.document.webhooks)) operation['x-seen-in'] = ['2.3.0'];
  expect(changelogOf(named)[0]?.objects).not.toContainEqual(event);
});
