import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {exactJson} from '../shared/exactJson';
import {ContractError} from './ContractError';
import {readYaml} from './readYaml';

function read(text: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'yaml-'));
  writeFileSync(join(folder, 'a.yaml'), text);
  return readYaml(folder, 'a.yaml');
}

it.each([
  ['9007199254740993', '9007199254740993'],
  ['-9223372036854775808', '-9223372036854775808'],
  ['18446744073709551615', '18446744073709551615'],
  ['0x1fffffffffffff1', '144115188075855857'],
  ['41', '41'],
  ['1.50', '1.5'],
  ['0.0010', '0.001'],
  ['-1.5e3', '-1500'],
  ['100.0', '100'],
  ['0.0', '0'],
  ['1e-7', '1e-7'],
  ['9999999999999.99', '9999999999999.99'],
  ["'9007199254740993'", '"9007199254740993"'],
])('keeps every digit of %s', (written, json) => {
  expect(exactJson(read(`[${written}, {a: ${written}}]`) as never)).toBe(`[${json},{"a":${json}}]`);
});

it('leaves safe numbers what they are, and copies what anchors share', () => {
  const value = read('a: &a {b: 1}\nc: *a\n') as Record<string, unknown>;
  expect(value).toEqual({a: {b: 1}, c: {b: 1}});
  expect(value.a).not.toBe(value.c);
});

it.each([
  ['a: [1', /a\.yaml# file: line 1 is not valid YAML/],
  ['a: 1\nb: 99999999999999.99', /line 2 holds 99999999999999\.99, which programs read as 99999999999999\.98/],
  ['a: 12345678901234567.89', /line 1 holds/],
  ['a: 0.12345678901234567890', /Write at most 15 digits/],
  ['a: {b: .inf}', /a\.yaml#\/a\/b file: Infinity is no JSON/],
])('refuses %s', (text, message) => {
  expect(() => read(text)).toThrow(ContractError);
  expect(() => read(text)).toThrow(message);
});
