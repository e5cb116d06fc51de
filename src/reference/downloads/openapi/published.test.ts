import {describe, expect, it} from 'vitest';
import type {JsonObject} from '../../shared/model';
import {nameEnums} from './nameEnums';
import {splitWebhooks} from './splitWebhooks';

const contract = (titles: string[], language = ''): JsonObject => ({
  components: {
    schemas: {
      EnumValue: {type: 'object', properties: {value: {type: 'integer'}, description: {type: 'string'}}},
      State: {
        type: 'integer',
        description: `${language}Where it stands.`,
        oneOf: titles.map((title, index) => ({const: index, title, description: `${language}Meaning ${index}.`})),
      },
      Code: {type: 'integer', 'x-known-values': [{const: 0, title: 'Normal', description: 'All is well.'}]},
      Thing: {properties: {state: {$ref: '#/components/schemas/EnumValue', 'x-enum': 'State', description: 'Now.'}}},
    },
  },
});

const schemasOf = (document: JsonObject): Record<string, JsonObject> =>
  (document.components as {schemas: Record<string, JsonObject>}).schemas;

describe('a list of values in the published contract', () => {
  it('is named in English in every language, and described in its own', () => {
    const english = contract(['Not yet sent', 'Sent']);
    const {State} = schemasOf(nameEnums(contract(['Chưa gửi', 'Đã gửi'], 'vi: '), english));
    expect(State).toMatchObject({
      enum: [0, 1],
      'x-enum-varnames': ['NotYetSent', 'Sent'],
      'x-enum-descriptions': ['Chưa gửi. vi: Meaning 0.', 'Đã gửi. vi: Meaning 1.'],
    });
    expect(State).not.toHaveProperty('oneOf');
    expect(State?.description).toBe(
      'vi: Where it stands.\n\n- `0` Chưa gửi. vi: Meaning 0.\n- `1` Đã gửi. vi: Meaning 1.',
    );
  });

  it('stays open where only some values are known', () => {
    const english = contract(['New', 'Sent']);
    const {Code} = schemasOf(nameEnums(english, english));
    expect(Code).toMatchObject({type: 'integer', 'x-extensible-enum': [0]});
    expect(Code).not.toHaveProperty('enum');
  });

  it('is named by an answer that carries one of its values, which takes other numbers too', () => {
    const english = contract(['New', 'Sent']);
    const {Thing, StateValue} = schemasOf(nameEnums(english, english));
    expect(Thing).toEqual({properties: {state: {$ref: '#/components/schemas/StateValue', description: 'Now.'}}});
    expect(StateValue).toMatchObject({
      properties: {value: {anyOf: [{$ref: '#/components/schemas/State'}, {type: 'integer'}]}},
    });
  });

  it('stops the build when two values would have one name', () => {
    const english = contract(['Sent', 'Sent!']);
    expect(() => nameEnums(english, english)).toThrow(/"Sent".*title of its own/);
  });
});

describe('a webhook with several events', () => {
  it('becomes a webhook for each', () => {
    const body = {examples: {default: {summary: 'Status', value: 1}, batchFinished: {summary: 'Batch', value: 2}}};
    const operation = {operationId: 'webhook', summary: 'All', requestBody: {content: {'application/json': body}}};
    const {webhooks} = splitWebhooks({webhooks: {statusChanged: {post: operation}}});
    expect(webhooks).toMatchObject({
      statusChanged: {post: {operationId: 'onStatusChanged', summary: 'Status'}},
      batchFinished: {
        post: {
          operationId: 'onBatchFinished',
          requestBody: {content: {'application/json': {examples: {default: {summary: 'Batch', value: 2}}}}},
        },
      },
    });
  });
});
