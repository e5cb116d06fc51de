import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import type {OpenApi, OperationObject, Schema} from '../contract/openApi';
import {toMarkup} from '../../kit/html';
import {createRenderContext} from '../pages/render/context';
import {releaseBlock} from '../pages/render/changelog';
import {kitchenSink} from '../testing/kitchenSink';
import {changelogOf} from './changelog';

/** @returns the lines of the changelog when the contract of all features was changed in one place. */
function linesAfter(change: (contract: OpenApi) => void): string {
  const older = kitchenSink((contract) => {
    for (const item of Object.values(contract.paths))
      for (const operation of Object.values(item) as OperationObject[])
        if (operation.operationId) operation['x-seen-in'] = ['2.2.0', '2.3.0'];
  });
  const newer = structuredClone(older);
  change(newer);
  const [release] = changelogOf([
    {label: '2.2.0', document: older},
    {label: '2.3.0', document: newer},
  ]);
  if (!release) throw new Error('There is no release.');
  const html = toMarkup(releaseBlock(release, createRenderContext('en', 'api/changelog', newer)));
  return toString(fromHtml(html.replaceAll('<li>', '<li>\n'), {fragment: true}));
}

const create = (contract: OpenApi): OperationObject => contract.paths['/api/parcels']?.post as OperationObject;
const schema = ({components}: OpenApi, name: string): Schema => components?.schemas?.[name] as Schema;
const field = (contract: OpenApi, name: string): Schema =>
  schema(contract, 'ParcelCreate').properties?.[name] as Schema;

describe('the changelog tells a change', () => {
  it.each([
    ['of nothing', () => undefined, 'No difference was found.'],
    ['of a limit', (c: OpenApi) => (field(c, 'number').minimum = 5), '`number` now at least 5; before: at least 1.'],
    [
      'of a limit beyond 2^53',
      (c: OpenApi) => (field(c, 'number').maximum = 9007199254740995n),
      'at most 9007199254740995; before: at most 9223372036854775807',
    ],
    [
      'of a pattern',
      (c: OpenApi) => (field(c, 'oldCode').pattern = '^x$'),
      'now pattern ^x$; before: pattern ^[A-Z|]{3}$.',
    ],
    [
      'of a default',
      (c: OpenApi) => (field(c, 'number').default = 7),
      'now default 7; before: default 9007199254740993.',
    ],
    ['of a constant', (c: OpenApi) => (field(c, 'kind').const = 'box'), 'now always "box"; before: always "parcel".'],
    ['of a field that is outdated', (c: OpenApi) => (field(c, 'meta').deprecated = true), 'meta now deprecated.'],
    [
      'of a field that no longer is',
      (c: OpenApi) => delete field(c, 'oldCode').deprecated,
      'oldCode no longer: deprecated.',
    ],
    ['of a field that is only sent', (c: OpenApi) => (field(c, 'oldCode').writeOnly = true), 'now write-only'],
    [
      'of the values of a map',
      (c: OpenApi) => (field(c, 'meta').additionalProperties = {type: 'integer'}),
      'meta changed from map<string> to map<integer>.',
    ],
    [
      'of the entries of a list',
      (c: OpenApi) => (field(c, 'tags').items = {type: 'string', minLength: 3}),
      'tags now each entry: 3 or more characters',
    ],
    [
      'of a type among several',
      (c: OpenApi) => (field(c, 'reference').type = ['string', 'null']),
      'reference changed from string|integer|null to string|null.',
    ],
    [
      'of a whole',
      (c: OpenApi) => delete schema(c, 'ParcelCreate').additionalProperties,
      'the whole no longer: no other fields.',
    ],
    ['of a form', (c: OpenApi) => (schema(c, 'UsbPart').required = ['method']), 'sign.usb:serial no longer required.'],
    [
      'of a field of a form',
      (c: OpenApi) => Object.assign(schema(c, 'UsbPart').properties ?? {}, {pin: {type: 'string'}}),
      'new sign.usb:pin.',
    ],
    [
      'of a value that is outdated',
      (c: OpenApi) => Object.assign(schema(c, 'Colour').oneOf?.[0] ?? {}, {deprecated: true}),
      'Colour has the deprecated values red Red.',
    ],
    ['of an outdated call', (c: OpenApi) => (create(c).deprecated = true), 'Now deprecated.'],
    [
      'of a call that is so no longer',
      (c: OpenApi) => delete c.paths['/api/parcels/{id}']?.get?.deprecated,
      'No longer deprecated.',
    ],
    [
      'of a new status',
      (c: OpenApi) => (create(c).responses['410'] = {description: 'Gone.'}),
      'New answers: HTTP 410.',
    ],
    [
      'of another success',
      (c: OpenApi) => {
        const {responses} = create(c);
        responses['200'] = responses['201'] as never;
        delete responses['201'];
      },
      'Without the answers HTTP 201.',
    ],
    [
      'of a header',
      (c: OpenApi) => Object.assign(create(c).responses['429'] ?? {}, {headers: {}}),
      'Headers of the answer: without Retry-After.',
    ],
    [
      'of a content type',
      (c: OpenApi) => Object.assign(create(c).requestBody ?? {}, {content: {'application/xml': {}}}),
      'Content type of the body changed from application/json to application/xml.',
    ],
    [
      'of what the call needs',
      (c: OpenApi) => (create(c).security = [{partnerKey: []}]),
      'What the call needs changed from Authorization: bearer to header X-Partner-Key.',
    ],
    [
      'of how a parameter is written',
      (c: OpenApi) => Object.assign(c.paths['/api/queries']?.get?.parameters?.[1] ?? {}, {explode: false}),
      'now written as query, form; before: written as query, form, explode.',
    ],
    [
      'of a shared object',
      (c: OpenApi) => Object.assign(schema(c, 'Parcel').properties?.number ?? {}, {maximum: 9}),
      'Parcel: number now at most 9.',
    ],
  ] satisfies [string, (contract: OpenApi) => unknown, string][])('%s', (_, change, expected) => {
    expect(linesAfter(change)).toContain(expected.replaceAll('`', ''));
  });
});
