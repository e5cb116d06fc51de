import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {remarkFilesBeside} from './filesBeside';

const translations = 'i18n/vi/docusaurus-plugin-content-docs';
const root = scratchFolder({
  'docs/app/print.png': '',
  'docs/app/img/50% off.pdf': '',
  'docs/app/own.png': '',
  [`${translations}/current/app/own.png`]: '',
  'versioned_docs/version-2.2.0/app/print.png': '',
});

/** @returns the addresses of what a page shows and links to */
async function addresses(path: string, value: string): Promise<string[]> {
  const found: string[] = [];
  const collect = () => (tree: Root) =>
    visit(tree, (node) => void ((node.type === 'image' || node.type === 'link') && found.push(node.url)));
  await createProcessor({remarkPlugins: [remarkFilesBeside, collect]}).process({path, value, cwd: root});
  return found;
}

const up = '../../../../../';

it.each([
  ['![a](./print.png)', `${up}docs/app/./print.png`],
  ['[a](img/50%25%20off.pdf#page=2)', `${up}docs/app/img/50%25%20off.pdf#page=2`],
  ['![a](own.png)', 'own.png'],
  ['![a](none.png)', 'none.png'],
  ['![a](/img/print.png)', '/img/print.png'],
  ['[a](./login.mdx)', './login.mdx'],
  ['![a](./50%.png)', './50%.png'],
])('a translation has the files of its source: %s', async (written, address) => {
  expect(await addresses(`${translations}/current/app/page.mdx`, written)).toEqual([address]);
});

it('an old version has its own', async () => {
  const page = `${translations}/version-2.2.0/app/page.mdx`;
  expect(await addresses(page, '![a](print.png) ![b](own.png)')).toEqual([
    `${up}versioned_docs/version-2.2.0/app/print.png`,
    'own.png',
  ]);
});

it('a page of the source language is left as it is', async () => {
  expect(await addresses('docs/app/page.mdx', '![a](print.png)')).toEqual(['print.png']);
});
