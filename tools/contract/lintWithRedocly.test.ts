import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {expect, it} from 'vitest';
import {fixtureSite} from '../../src/reference/testing/fixtureSite';
import {lintWithRedocly} from './lintWithRedocly';

const faults = [
  ['an operation without a name', 'operationId: documents-create', 'deprecated: false', /operation-operationId /],
  ['two operations of one name', 'operationId: documents-delete', 'operationId: password-login', /operationId-unique/],
  ['a path parameter nobody declares', 'delete/{id}:', 'delete/{id}/{part}:', /path-parameters-defined .*{part}/],
  ['an example of the wrong type', 'reject: false, otp', 'rejected: false, reject: "no", otp', /`reject` .* boolean/],
  ['an example with a field the schema does not name', '', '', /unevaluated properties `rejected`/],
  ['an example without a required field', '{value: {no: HD-2024-015,', '{value: {', /required property 'no'/],
  ['an example outside its enum', 'signatureDisplayMode: 2,', 'signatureDisplayMode: 7,', /`signatureDisplayMode`/],
  ['a schema that cannot be used', 'companyId: {type: integer,', 'companyId: {type: whole,', /struct .*`type` can be/],
] as const;

const lint = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'contract-lint-')), 'v1.yaml');
  writeFileSync(file, text);
  return lintWithRedocly(resolve(__dirname, '../..'), file);
};

it('refuses what the build does not check, and only that', () => {
  const sound = readFileSync(join(fixtureSite, 'openapi/current/v1.yaml'), 'utf8');
  const damaged = lint(faults.reduce((text, [, from, to]) => text.replace(from, to), sound));
  const before = lint(sound);
  for (const [name, , , complaint] of faults) {
    expect(damaged, name).toMatch(complaint);
    expect(before, name).not.toMatch(complaint);
  }
}, 60_000);
