import {cpSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {check} from './index';
import {recordReleasedAddresses, releasedAddressesFile} from './releasedAddresses';

it('accepts an address that is a page, or leads to one', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(5);
});

it('refuses an address that is gone, and a line that leads nowhere', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'moved-pages: src/config/redirects.yaml has no line for "/docs/2.2.0/1234567890", an address of the last release at which there is no page any more. Add "/docs/2.2.0/1234567890: " with the address of the page that answers instead, or restore the page.',
    'moved-pages: src/config/redirects.yaml has no line for "/docs/tutorial/document/upload", an address of the last release at which there is no page any more. Add "/docs/tutorial/document/upload: " with the address of the page that answers instead, or restore the page.',
    'moved-pages: src/config/redirects.yaml has no line for "/docs/tutorial/draft", an address of the last release at which there is no page any more. Add "/docs/tutorial/draft: " with the address of the page that answers instead, or restore the page.',
    'moved-pages: src/config/redirects.yaml has no line for "/docs/tutorial/translated-draft", an address of the last release at which there is no page any more. Add "/docs/tutorial/translated-draft: " with the address of the page that answers instead, or restore the page.',
    'moved-pages: src/config/redirects.yaml has no line for "/docs/tags/signing", an address of the last release at which there is no page any more. Add "/docs/tags/signing: " with the address of the page that answers instead, or restore the page.',
    'moved-pages: src/config/redirects.yaml:2 "/docs/old" leads to "/docs/tutorial/document/cancle", where there is no page. Did you mean "/docs/tutorial/document/cancel"?',
    'moved-pages: src/config/redirects.yaml:3 "/docs/older" leads to "/docs/old", which moved too. Write "/docs/tutorial/document/cancle".',
    'moved-pages: src/config/redirects.yaml:4 the address "/docs/tutorial/document/cancel" is a page. Remove the line, or the page.',
    'moved-pages: src/config/redirects.yaml:5 "/docs/folder" leads to "/docs/tutorial/sender", where there is no page. Did you mean "/docs/tutorial/sender/upload"?',
    'moved-pages: src/config/redirects.yaml:6 the address "/docs/2.2.0/api/v1" is a page. Remove the line, or the page.',
  ]);
});

it('records the addresses of pages, categories and tags, and of those that moved', async () => {
  const root = scratchFolder();
  cpSync(join(__dirname, '__fixtures__/good'), root, {recursive: true});
  await recordReleasedAddresses(root);
  expect(readFileSync(join(root, releasedAddressesFile), 'utf8').split('\n')).toEqual([
    '/',
    '/docs',
    '/docs/2.2.0',
    '/docs/2.2.0/api',
    '/docs/2.2.0/api/v0',
    '/docs/2.2.0/api/v1',
    '/docs/2.2.0/authen',
    '/docs/2.2.0/authen/login',
    '/docs/tags',
    '/docs/tags/drawing',
    '/docs/tags/signing',
    '/docs/tutorial',
    '/docs/tutorial/document',
    '/docs/tutorial/document/cancel',
    '/docs/tutorial/document/download',
    '/docs/tutorial/document/print',
    '/docs/tutorial/document/save',
    '/search',
    '',
  ]);
});
