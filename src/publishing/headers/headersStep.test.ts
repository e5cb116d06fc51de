import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {policyFiles} from '../policy/policyFiles';
import type {BuiltLanguage} from '../../kit/step';
import {headerFiles} from './headerFiles';
import type {HeaderRules} from './headerRules';
import {headersStep} from './headersStep';

const rules: HeaderRules = {
  security: {'X-Content-Type-Options': 'nosniff'},
  hashedFolder: 'assets',
  cacheControl: {hashed: 'immutable', other: 'no-cache'},
  fileTypes: {md: 'text/markdown; charset=utf-8'},
  otherFiles: 'application/octet-stream',
  hiddenFiles: /\.map$/,
};

/** @returns what a build with these rules writes into the file. */
async function write(file: string): Promise<string> {
  const outDir = scratchFolder({[policyFiles.json]: JSON.stringify({policy: "default-src 'self'", scriptHashes: {}})});
  const i18n = {defaultLocale: 'en', localeConfigs: {en: {baseUrl: '/site/'}, vi: {baseUrl: '/site/vi/'}}};
  await headersStep({outDir: join(outDir, 'site'), baseUrl: '/site/', i18n} as unknown as BuiltLanguage, rules).write();
  return readFileSync(join(outDir, file), 'utf8');
}

test('hosts get each header once for each path', async () => {
  expect((await write(headerFiles.hosts)).split('\n')).toEqual([
    '/site/*',
    "  Content-Security-Policy: default-src 'self'",
    '  X-Content-Type-Options: nosniff',
    '/site/assets/*',
    '  Cache-Control: immutable',
    '/site/vi/assets/*',
    '  Cache-Control: immutable',
    '',
  ]);
});

test('nginx gets headers, types, caching and what is hidden', async () => {
  const server = await write(headerFiles.server);
  expect(server).toContain(`add_header Content-Security-Policy "default-src 'self'" always;`);
  expect(server).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(server).toContain('"text/markdown; charset=utf-8" md;');
  expect(server).toContain('default_type application/octet-stream;');
  expect(server).toContain('location ~ "\\.map$" { return 404; }');
  expect(await write(headerFiles.http)).toContain('"~^/site/vi/assets/" "immutable";');
});
