import {describe, expect, it} from 'vitest';
import {setValues} from './setValues';

const text = `# Of a contract
examples:
  default:
    summary: One document # words
    value:
      id: a
      status: {value: 1, description: New}
      times:
        - at: '2025-03-04'
          'no': 1
      messages: []
`;

describe('setting values in YAML', () => {
  it('leaves everything else as it was written', () => {
    const value = {
      id: 'b',
      status: {value: 3, description: 'Processing'},
      times: [{at: '2025-03-05', no: 2}],
      messages: [],
    };
    expect(setValues(text, [{pointer: '/examples/default/value', value}])).toBe(
      text
        .replace('id: a', 'id: b')
        .replace('1, description: New', '3, description: Processing')
        .replace('03-04', '03-05')
        .replace('1\n', '2\n'),
    );
  });

  it('adds entries, and takes away fields that are gone', () => {
    const value = {id: 'a', times: [{no: 1}, {no: 2}], messages: [{text: 'a'.repeat(80)}]};
    expect(setValues(text, [{pointer: '/examples/default/value', value}]).split('value:\n')[1]).toBe(`      id: a
      times:
        - {'no': 1}
        - {'no': 2}
      messages:
        - text: ${'a'.repeat(80)}
`);
  });

  it('quotes what programs would read as another kind of value', () => {
    expect(setValues('a: b\n', [{pointer: '/a', value: '2025-03-04'}])).toBe("a: '2025-03-04'\n");
  });
});
