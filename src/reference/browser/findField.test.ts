import {describe, expect, it} from 'vitest';
import {loadContract} from '../contract/loadContract';
import {toOperations} from '../model/operations';
import {compactJson} from '../samples/compactJson';
import {emitSample} from '../samples/emit';
import {toSampleRequest} from '../samples/request';
import type {Json} from '../shared/model';
import {sampleForms, sampleLanguages} from '../shared/sampleLanguages';
import {findField, lineOf} from './findField';

const contract = {siteDir: process.cwd(), folder: 'current', file: 'v1.yaml', locale: 'en'} as const;
const operations = toOperations(loadContract(contract));

/** Paths of all fields of a value, those of the first entry of a list among them. */
function pathsOf(value: Json, above: string[] = []): string[][] {
  if (Array.isArray(value)) return value[0] === undefined ? [] : pathsOf(value[0], above);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [[...above, name], ...pathsOf(inner, [...above, name])]);
}

function shownLine(code: string, path: string[]): string {
  const found = findField(code, path);
  if (!found) return '';
  const {start, end} = lineOf(code, found);
  expect(code.slice(found.start, found.end)).toBe(path.at(-1));
  return code.slice(start, end);
}

describe('the line of a field', () => {
  const programs = sampleLanguages.flatMap(({id}) => sampleForms.map((form) => [id, form] as const));
  it.each(programs)('is found in every sample in %s, %s', (language, form) => {
    const missed = operations.flatMap((operation) => {
      const code = emitSample(language, toSampleRequest(operation, 'https://econtract.example.com'), form);
      return pathsOf(operation.body?.example ?? null)
        .filter((path) => !shownLine(code, path).includes(path.at(-1) ?? ''))
        .map((path) => `${operation.id}: ${path.join('.')}`);
    });
    expect(missed).toEqual([]);
  });

  it('is found in every answer, inside the values around it', () => {
    for (const {response} of operations) {
      for (const {value} of response.examples) {
        const code = compactJson(value);
        for (const path of pathsOf(value)) expect(shownLine(code, path)).toContain(`"${path.at(-1)}"`);
      }
    }
  });

  it('is that of the field itself, not of one with the same name elsewhere', () => {
    const code = '{\n  "type": {"id": 1},\n  "step": {\n    "user": {"id": 2},\n    "id": 3\n  },\n  "id": 4\n}';
    expect(shownLine(code, ['step', 'user', 'id'])).toBe('"user": {"id": 2},');
    expect(shownLine(code, ['type', 'id'])).toBe('"type": {"id": 1},');
    expect(shownLine(code, ['step', 'nothing'])).toBe('');
    expect(shownLine('?page=2&pageSize=10', ['page'])).toBe('?page=2&pageSize=10');
    expect(findField('?pageSize=10', ['page'])).toBeUndefined();
  });
});
