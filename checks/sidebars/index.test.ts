import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts pages that are listed, generated from a folder, drafts, or left out on purpose', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(6);
});

it('refuses unknown pages and drafts in a sidebar, and pages that are in none', async () => {
  const sidebar = `the sidebar "appSidebar" of version 2.3.0`;
  const repair = 'in src/config/sidebars; if it is left out on purpose, write "displayed_sidebar: null" here.';
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    `sidebars: sidebars.ts:5 ${sidebar} names "index", a draft that is not published. Take "draft" out of docs/index.mdx, or the page out of the sidebar.`,
    `sidebars: sidebars.ts:6 ${sidebar} names the page "app/strat", which does not exist. Did you mean "app/start"?`,
    `sidebars: sidebars.ts:6 ${sidebar} names the page "app/logn", which does not exist. Did you mean "app/login"?`,
    `sidebars: docs/app/login.mdx:1 is in no sidebar. Name "app/login" ${repair}`,
    `sidebars: docs/app/start.mdx:1 is in no sidebar. Name "app/start" ${repair}`,
  ]);
});
