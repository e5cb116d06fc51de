import {describe, expect, it} from 'vitest';
import {sourceLocale} from '../../../kit/locales';
import {versions} from '../../../kit/versions';
import {contractsOf, loadContract} from '../../contract/loadContract';
import {isObject} from '../../contract/pointer';
import type {Json, JsonObject} from '../../shared/model';
import {flattenAllOf} from './flattenAllOf';
import {publicContract} from './publicContract';

const ref = (name: string): JsonObject => ({$ref: `#/components/schemas/${name}`});
const text = {type: 'string'};

const Settings: JsonObject = {type: 'object', description: 'Base.', required: ['lang'], properties: {lang: text}};

/** @returns the schemas of a contract, flattened; `used` are referred to by a call. */
function flatten(schemas: JsonObject, used = ['New']): Record<string, Json> {
  const paths = {'/x': {post: {schemas: used.map(ref)}}};
  const flat = flattenAllOf({paths, components: {schemas}});
  return (flat.components as {schemas: Record<string, Json>}).schemas;
}

describe('an object with members beside allOf', () => {
  it('becomes one object with all members, its own first, and what they require', () => {
    const New = {
      type: 'object',
      description: 'A user.',
      required: ['code'],
      properties: {code: text},
      allOf: [ref('Settings')],
    };
    expect(flatten({Settings, New})).toEqual({
      New: {type: 'object', description: 'A user.', required: ['code', 'lang'], properties: {code: text, lang: text}},
    });
  });

  it('keeps its own words about a member that the base has too', () => {
    const New = {properties: {lang: {description: 'In two letters.', maxLength: 2}}, allOf: [ref('Settings')]};
    expect(flatten({Settings, New}).New).toEqual({
      required: ['lang'],
      properties: {lang: {type: 'string', description: 'In two letters.', maxLength: 2}},
    });
  });

  it('joins several bases, and bases written in place', () => {
    const Address = {properties: {street: text}};
    const New = {required: ['street'], allOf: [ref('Settings'), ref('Address'), {properties: {zip: text}}]};
    expect(flatten({Settings, Address, New})).toEqual({
      New: {required: ['street', 'lang'], properties: {lang: text, street: text, zip: text}},
    });
  });

  it('leaves a base in place that is used elsewhere', () => {
    const New = {properties: {code: text}, allOf: [ref('Settings')]};
    expect(Object.keys(flatten({Settings, New}, ['New', 'Settings']))).toEqual(['Settings', 'New']);
  });

  it('turns its members into a part where the base says more than members', () => {
    const Choice = {oneOf: [ref('Settings'), text]};
    const New = {
      type: 'object',
      description: 'A user.',
      required: ['code'],
      properties: {code: text},
      allOf: [ref('Choice')],
    };
    expect(flatten({Settings, Choice, New}).New).toEqual({
      description: 'A user.',
      allOf: [ref('Choice'), {type: 'object', required: ['code'], properties: {code: text}}],
    });
  });

  it('ends where a base leads back to it', () => {
    const New = {properties: {code: text}, allOf: [ref('New')]};
    expect(flatten({New}).New).toEqual({allOf: [ref('New'), {type: 'object', properties: {code: text}}]});
  });
});

/** @returns the places of a contract that have members beside allOf. */
function mixedPlaces(value: Json, place = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => mixedPlaces(entry, `${place}/${index}`));
  if (!isObject(value)) return [];
  const isMixed = Array.isArray(value.allOf) && (isObject(value.properties) || Array.isArray(value.required));
  return [
    ...(isMixed ? [place] : []),
    ...Object.entries(value).flatMap(([key, child]) => mixedPlaces(child, `${place}/${key}`)),
  ];
}

describe('the published contracts', () => {
  const sources = versions.flatMap(({name}) => contractsOf(process.cwd(), name, sourceLocale));
  it.each(sources)('have no members beside allOf: $folder $file', (source) => {
    const document = loadContract(source);
    const published = publicContract({
      document,
      english: document,
      locale: sourceLocale,
      apiUrl: 'https://econtract.example.com',
      pageUrl: String,
    });
    expect(mixedPlaces(published)).toEqual([]);
  });
});
