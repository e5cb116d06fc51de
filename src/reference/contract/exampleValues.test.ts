import {describe, expect, it} from 'vitest';
import type {Json} from '../shared/model';
import {findUnusedExampleValues, translateExamples} from './exampleValues';

const contract: Json = {
  info: {title: 'Lease'},
  paths: {
    '/api/leases': {
      get: {
        summary: 'Lease',
        parameters: [{name: 'search', description: 'Lease', example: 'Lease', schema: {default: 'Lease'}}],
        responses: {
          '200': {
            content: {
              'application/json': {
                examples: {
                  default: {summary: 'Lease', value: {data: [{subject: 'Lease', no: 'Lease 1'}], messages: ['Lease']}},
                },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Lease: {
        description: 'Lease',
        enum: ['Lease'],
        examples: ['Lease'],
        properties: {example: {description: 'Lease'}, value: {title: 'Lease'}},
      },
    },
  },
};

/** The contract with another text in the places that are translated. */
const translate = (text: string): string =>
  JSON.stringify(contract)
    .replace('"example":"Lease"', `"example":"${text}"`)
    .replace('"subject":"Lease"', `"subject":"${text}"`)
    .replace('"messages":["Lease"]', `"messages":["${text}"]`)
    .replace('"examples":["Lease"]', `"examples":["${text}"]`);

describe('translateExamples', () => {
  it('replaces whole texts in examples of every kind, and no other words', () => {
    const translated = translateExamples(contract, new Map([['Lease', 'Hợp đồng thuê']]));
    expect(JSON.stringify(translated)).toBe(translate('Hợp đồng thuê'));
  });

  it('leaves the contract that it copies', () => {
    const before = JSON.stringify(contract);
    translateExamples(contract, new Map([['Lease', 'Hợp đồng thuê']]));
    expect(JSON.stringify(contract)).toBe(before);
  });
});

describe('findUnusedExampleValues', () => {
  const overlay: Json = {'x-example-values': {Lease: 'Hợp đồng thuê', 'Sale/Lease': 'Mua bán', 'api.leases': 'x'}};
  const find = (...sources: Json[]): string[] =>
    findUnusedExampleValues('vi.overlay.yaml', overlay, sources).map(
      ({file, pointer, rule, detail}) => `${file}#${pointer} ${rule}: ${detail}`,
    );

  it('names an entry that no example has, with its repair', () => {
    expect(find(contract)[0]).toBe(
      'vi.overlay.yaml#/x-example-values/Sale~1Lease overlay-unknown: no example of this version has the text "Sale/Lease". Write it as the example does, or remove the entry.',
    );
  });

  it('is content when one of the contracts has the text', () => {
    const second: Json = {components: {examples: {one: {value: 'Sale/Lease'}, two: {value: ['api.leases']}}}};
    expect(find(contract, second)).toEqual([]);
    expect(find(second)).toHaveLength(1);
  });

  it('has nothing to say about an overlay without entries', () => {
    expect(findUnusedExampleValues('vi.overlay.yaml', {actions: []}, [contract])).toEqual([]);
  });
});
