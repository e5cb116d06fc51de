import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts pages with addresses of their own; drafts and partials have none', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(5);
});

it('refuses a second page at an address, and names both', async () => {
  const {messages} = await runFixture(check, 'bad');
  const repair = 'Move one of them, or give it another slug.';
  const capitals = 'has the address /docs/app/login, which differs from /docs/app/Login in capital letters only';
  expect(messages).toEqual([
    `routes: docs/app/login.mdx ${capitals}, as docs/app/entry.mdx:3 has. ${repair}`,
    `routes: docs/guide/guide.mdx has the address /docs/guide, as docs/guide.mdx has. ${repair}`,
    `routes: docs/other.mdx:3 ${capitals}, as docs/app/entry.mdx:3 has. ${repair}`,
    `routes: sidebars.ts:2 has the address /docs/app, as docs/app/index.mdx has. ${repair}`,
    `routes: docs/tags.yml:3 has the address /docs/tags/login, as docs/tags/login.mdx has. ${repair}`,
    `routes: src/pages/docs/guide.tsx has the address /docs/guide, as docs/guide.mdx has. ${repair}`,
  ]);
});
