import '../../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {problemsAfter} from '../testing/kitchenSink';
import type {Json, JsonObject} from '../shared/model';
import type {OpenApi} from './openApi';
import {valueAt} from './pointer';

/** @returns a change that adds a keyword to the object at a pointer. */
function adding(pointer: string, key: string, value: Json): (contract: OpenApi) => void {
  return (contract) => {
    (valueAt(contract as unknown as Json, pointer) as JsonObject)[key] = value;
  };
}

describe('parts of a value that cannot hold together are refused', () => {
  const part = '/components/schemas/Parcel/properties';
  it.each([
    ['pattern', {allOf: [{type: 'string', pattern: 'a'}, {pattern: 'b'}]}],
    ['enum', {allOf: [{enum: ['x']}, {enum: ['y']}]}],
    ['const', {allOf: [{const: 1}], const: 2}],
    ['format', {$ref: '#/components/schemas/Note', format: 'uri', allOf: [{format: 'email'}]}],
  ])('several %s', (keyword, value) => {
    expect(problemsAfter(adding(part, 'odd', value as Json))).toContainEqual(
      expect.objectContaining({
        pointer: `${part}/odd`,
        rule: 'allOf',
        detail: expect.stringContaining(`Write ${keyword} once.`),
      }),
    );
  });

  it('in a field that several parts have', () => {
    const of = (pattern: string): JsonObject => ({type: 'object', properties: {a: {type: 'string', pattern}}});
    expect(problemsAfter(adding(part, 'odd', {allOf: [of('a'), of('b')]}))).toContainEqual(
      expect.objectContaining({pointer: `${part}/odd`, detail: expect.stringContaining('gives "a" several pattern')}),
    );
  });

  it('but the same twice, and limits of which one is narrower, may stand', () => {
    const parts: Json = [
      {type: 'string', pattern: 'a', maxLength: 3},
      {pattern: 'a', maxLength: 4},
    ] satisfies JsonObject[];
    expect(problemsAfter(adding(part, 'odd', {allOf: parts}))).toEqual([]);
  });
});
