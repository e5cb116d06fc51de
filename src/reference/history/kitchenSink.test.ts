import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import type {OpenApi, Schema} from '../contract/openApi';
import {answerFieldsOf, changelogAfter, fieldOf, schemaOf} from '../testing/changelogAfter';

const streetOf = (contract: OpenApi): Schema =>
  (fieldOf(contract, 'stops').additionalProperties as Schema).properties?.street as Schema;

describe('the changelog tells a change', () => {
  it.each([
    ['of nothing', () => undefined, 'No difference was found.'],
    ['of a limit', (c: OpenApi) => (fieldOf(c, 'number').minimum = 5), '`number` now at least 5; before: at least 1.'],
    [
      'of a limit beyond 2^53',
      (c: OpenApi) => (fieldOf(c, 'number').maximum = 9007199254740995n),
      'at most 9007199254740995; before: at most 9223372036854775807',
    ],
    [
      'of a pattern',
      (c: OpenApi) => (fieldOf(c, 'oldCode').pattern = '^x$'),
      'now pattern ^x$; before: pattern ^[A-Z|]{3}$.',
    ],
    [
      'of a default',
      (c: OpenApi) => (fieldOf(c, 'number').default = 7),
      'now default 7; before: default 9007199254740993.',
    ],
    ['of a constant', (c: OpenApi) => (fieldOf(c, 'kind').const = 'box'), 'now always "box"; before: always "parcel".'],
    ['of a field that is outdated', (c: OpenApi) => (fieldOf(c, 'meta').deprecated = true), 'meta now deprecated.'],
    [
      'of a field that no longer is',
      (c: OpenApi) => delete fieldOf(c, 'oldCode').deprecated,
      'oldCode no longer: deprecated.',
    ],
    ['of a field that is only sent', (c: OpenApi) => (fieldOf(c, 'oldCode').writeOnly = true), 'now write-only'],
    [
      'of the values of a map',
      (c: OpenApi) => (fieldOf(c, 'meta').additionalProperties = {type: 'integer'}),
      'meta changed from map<string> to map<integer>.',
    ],
    [
      'of the entries of a list',
      (c: OpenApi) => (fieldOf(c, 'tags').items = {type: 'string', minLength: 3}),
      'tags now each entry: 3 or more characters',
    ],
    [
      'of a type among several',
      (c: OpenApi) => (fieldOf(c, 'reference').type = ['string', 'null']),
      'reference changed from string|integer|null to string|null.',
    ],
    [
      'of a whole',
      (c: OpenApi) => delete schemaOf(c, 'ParcelCreate').additionalProperties,
      'the whole no longer: no other fields.',
    ],
    [
      'of a form',
      (c: OpenApi) => (schemaOf(c, 'UsbPart').required = ['method']),
      'sign.usb:serial no longer required.',
    ],
    [
      'of a field of a form',
      (c: OpenApi) => Object.assign(schemaOf(c, 'UsbPart').properties ?? {}, {pin: {type: 'string'}}),
      'new sign.usb:pin.',
    ],
    [
      'of a value that is outdated',
      (c: OpenApi) => Object.assign(schemaOf(c, 'Colour').oneOf?.[0] ?? {}, {deprecated: true}),
      'Colour has the deprecated values red Red.',
    ],
    [
      'of a value that is so no longer',
      (c: OpenApi) => delete schemaOf(c, 'Colour').oneOf?.[1]?.deprecated,
      'Colour has the values mauve Mauve, which are no longer deprecated.',
    ],
    [
      'of a list without a name',
      (c: OpenApi) => (fieldOf(c, 'speed').enum = ['slow', 'fast']),
      'speed now one of slow, fast; before: one of slow, 9007199254740997, true, null.',
    ],
    [
      'of a new list',
      (c: OpenApi) => (fieldOf(c, 'secret').enum = ['a', 'b']),
      'Request body: secret now one of a, b.',
    ],
    ['of a list that is gone', (c: OpenApi) => delete fieldOf(c, 'speed').enum, 'speed no longer: one of slow'],
    [
      'of a list of the entries',
      (c: OpenApi) => Object.assign(fieldOf(c, 'tags').items ?? {}, {enum: ['ab']}),
      'tags now one of ab.',
    ],
    [
      'of a list of a parameter',
      (c: OpenApi) => Object.assign(c.paths['/api/exports']?.get?.parameters?.[0] ?? {}, {schema: {enum: [2025]}}),
      'Parameters: year now one of 2025.',
    ],
    [
      'of a list of an answer',
      (c: OpenApi) => Object.assign(answerFieldsOf(c, '409').title ?? {}, {enum: ['Taken']}),
      'Answer (HTTP 409): title now one of Taken.',
    ],
    [
      'of an outdated value of a list without a name',
      (c: OpenApi) =>
        (fieldOf(c, 'speed').oneOf = [{const: 'slow', title: 'Slow', description: 'Slow.', deprecated: true}]),
      'with the deprecated values slow',
    ],
    [
      'of how many forms there may be',
      (c: OpenApi) => {
        const contact = fieldOf(c, 'contact');
        contact.oneOf = contact.anyOf as never;
        delete contact.anyOf;
      },
      'contact now in exactly one of its forms; before: in one or more of its forms.',
    ],
    [
      'of what chooses a form',
      (c: OpenApi) =>
        (schemaOf(c, 'SignPart').discriminator!.mapping = {
          code: '#/components/schemas/OtpPart',
          usb: '#/components/schemas/UsbPart',
        }),
      'Request body: new sign.code.',
    ],
    [
      'of a field within a field of a shared object',
      (c: OpenApi) => (streetOf(c).minLength = 7),
      'ParcelCreate: stops.*.street now 7 or more characters.',
    ],
    [
      'of a shared object as a whole',
      (c: OpenApi) => (schemaOf(c, 'Parcel').additionalProperties = false),
      'Parcel: the whole now no other fields.',
    ],
    [
      'of a shared object',
      (c: OpenApi) => Object.assign(schemaOf(c, 'Parcel').properties?.number ?? {}, {maximum: 9}),
      'Parcel: number now at most 9.',
    ],
  ] satisfies [string, (contract: OpenApi) => unknown, string][])('%s', (_, change, expected) => {
    expect(changelogAfter(change)).toContain(expected.replaceAll('`', ''));
  });
});
