import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts files, headings, addresses outside the docs and headings made while building', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses links that break, leave the folder, or cannot follow the version', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'links: docs/index.mdx:1 no file docs/app/logn.mdx for the link "app/logn.mdx". Did you mean "app/login.mdx"?',
    'links: docs/index.mdx:3 no file docs/tutorial/login.mdx for the link "tutorial/login.mdx". Did you mean "app/login.mdx"?',
    'links: docs/index.mdx:5 no file docs/app/noti.mdx for the link "app/noti.mdx". Did you mean "app/login.mdx"?',
    'links: docs/index.mdx:7 the link "app/login" does not name a file. Write "app/login.mdx", or "app/login/index.mdx".',
    'links: docs/index.mdx:9 the address "/docs/app/login" leaves the reader\'s version. Link to the file instead, for instance ../authentications/login.mdx.',
    'links: docs/index.mdx:11 no heading #step in docs/app/login.mdx. Did you mean "steps"?',
    'links: docs/index.mdx:13 the link "../versioned_docs/version-2.2.0/index.mdx" leaves docs. Did you mean "index.mdx"?',
    'links: docs/index.mdx:15 a component cannot follow the file link "app/login.mdx". Write a Markdown link, [words](./file.mdx).',
    'links: docs/index.mdx:17 no file docs/picture.png for the link "./picture.png". Correct the path.',
  ]);
});
