import {describe, expect, it} from 'vitest';
import {storyExamples} from './storyExamples';

const shownCall = {
  operationId: 'get-document',
  answerExample: 'default',
  request: {path: {id: 'real'}, query: {}},
  response: {
    data: {
      id: 'real',
      no: 'A-1',
      steps: [
        {id: 1, at: 'now'},
        {id: 2, at: 'then'},
      ],
    },
    success: true,
  },
};
const story = {world: {} as never, token: undefined, exchanges: [shownCall], events: []};

const contractWith = (examples: Record<string, {value: never}>): never =>
  ({
    paths: {
      '/documents/{id}': {
        get: {
          parameters: [{name: 'id', in: 'path', example: 'old'}],
          responses: {200: {content: {'application/json': {examples}}}},
        },
      },
    },
  }) as never;

describe('the examples of the story', () => {
  it('show the fields that the contract chose, and all entries of a list', () => {
    const shown = {data: {id: 'old', steps: [{id: 0}]}} as never;
    expect(storyExamples(contractWith({default: {value: shown}}), () => 'get-document', story)).toEqual([
      {pointer: '/paths/~1documents~1{id}/get/parameters/0/example', value: 'real'},
      {
        pointer: '/paths/~1documents~1{id}/get/responses/200/content/application~1json/examples/default/value',
        value: {data: {id: 'real', steps: [{id: 1}, {id: 2}]}},
      },
    ]);
  });

  it('are missing where the story has no such call', () => {
    const [, example] = storyExamples(contractWith({other: {value: {} as never}}), () => 'get-document', story);
    expect(example?.value).toBeUndefined();
  });
});
