import {mkdirSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {scratchRepository, type ScratchRepository} from '../../tests/support/scratchRepository';
import {check as links} from '../links';
import {check as movedPages} from '../moved-pages';
import {releasedAddressesFile} from '../moved-pages/releasedAddresses';
import {check as sidebars} from '../sidebars';
import type {Check} from '../types';
import {createContext} from './createContext';

let site: ScratchRepository;
const old = 'docs/app/old.mdx';
const text = '---\ntitle: Old\n---\n\nWords.\n\nMore words.\n';

beforeEach(() => {
  site = scratchRepository({
    [old]: text,
    'docs/app/other.mdx': '---\ntitle: Other\n---\n\nOf other things.\n',
    'docs/index.mdx': '---\ntitle: Home\n---\n\n[Old](app/old.mdx)\n',
    'sidebars.ts': "export default {main: ['index', 'app/other', 'app/old']};\n",
    [releasedAddressesFile]: '/docs/app/old\n',
  });
});

const cures = async (...checks: Check[]): Promise<string[]> => {
  const results = await Promise.all(checks.map((check) => check.run(createContext(site.root))));
  return results
    .flatMap(({problems}) => problems.map(({repair}) => repair))
    .filter((repair) => /[Gg]it|mean/.test(repair));
};

const renamed = [
  'Git has renamed it: write "way/new.mdx", or name it back and run `npm run move-page -- app/old way/new`, which mends all links.',
  'Git has renamed it: add "/docs/app/old: /docs/way/new", or name it back and run `npm run move-page -- app/old way/new`, which does that too.',
  'Git has renamed it: write "way/new", or name it back and run `npm run move-page -- app/old way/new`.',
];

it('cures what leads to a renamed page by its new name, committed or not', async () => {
  mkdirSync(join(site.root, 'docs/way'));
  renameSync(join(site.root, old), join(site.root, 'docs/way/new.mdx'));
  expect(await cures(links, movedPages, sidebars)).toEqual(renamed);
  site.commit({});
  expect(await cures(links, movedPages, sidebars)).toEqual(renamed);
});

it('cures what leads to a deleted page by a command, whatever page is written alike or new', async () => {
  rmSync(join(site.root, old));
  site.git('add', '--all');
  expect(await cures(links, movedPages, sidebars)).toEqual([
    'Git has deleted it: take the link out, or restore the page and run `npm run remove-page -- app/old --to OTHER`, which leads all links to another page.',
    'Git has deleted it: restore it and run `npm run remove-page -- app/old --to OTHER`, or add "/docs/app/old: " with the address of the page that answers instead.',
    'Git has deleted it: take the item out, or restore the page and run `npm run remove-page -- app/old --to OTHER`.',
  ]);
});

it('says of a missing page that has its source what is missing', async () => {
  const folder = 'i18n/vi/docusaurus-plugin-content-docs/current';
  site.commit({[`${folder}/app/old.mdx`]: text, [`${folder}/index.mdx`]: '[Old](app/old.mdx)\n'});
  rmSync(join(site.root, folder, 'app/old.mdx'));
  expect(await cures(links)).toEqual([
    `The translation of ${old} is missing: write it, or \`git restore --staged --worktree ${folder}/app/old.mdx\` if it was just deleted.`,
  ]);
});

it('guesses by spelling only what Git never had', async () => {
  site.commit({'docs/index.mdx': '[Old](app/odl.mdx)\n'});
  expect(await cures(links)).toEqual(['Did you mean "app/old.mdx"?']);
});
