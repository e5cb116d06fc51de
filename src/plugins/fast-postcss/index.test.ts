import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import fastPostcss from './index';

it('creates plugins that are named by path, with their options, and looks for no configuration', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'postcss-')), 'plugin.cjs');
  writeFileSync(path, `module.exports = (options) => ({postcssPlugin: 'named', options});`);
  const created = {postcssPlugin: 'created'};
  const options = {ident: 'postcss', plugins: [[path, {stage: 2}], created]};
  expect(fastPostcss().configurePostCss?.(options)).toEqual({
    ident: 'postcss',
    config: false,
    plugins: [{postcssPlugin: 'named', options: {stage: 2}}, created],
  });
});
