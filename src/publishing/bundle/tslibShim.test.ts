import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import * as original from 'tslib';
import * as ours from './tslibShim';

const fromHere = createRequire(__filename);

describe('the shim for tslib', () => {
  it('has every helper that the browser half of Docusaurus asks for', () => {
    const folder = path.dirname(fromHere.resolve('@docusaurus/utils-common'));
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    const used = [...new Set([...code.matchAll(/tslib_1\.(\w+)/g)].map(([, helper]) => helper))];
    expect(used.length).toBeGreaterThan(0);
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(used));
  });

  it('answers as the original does', () => {
    for (const module of [{__esModule: true, default: 1}, {value: 1}, undefined, null, () => 1]) {
      expect(ours.__importDefault(module)).toEqual(original.__importDefault(module));
    }
  });
});
