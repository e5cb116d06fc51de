import {readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import sidebars from '../../../sidebars';

/** Pages that stand for themselves: the introduction, and what the header and the footer lead to. */
const standAlone = ['index', 'glossary'];

/** @returns the ids of the pages in a part of a sidebar. */
function idsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(idsIn);
  if (part === null || typeof part !== 'object') return [];
  const {type, id, items, link} = part as {type?: string; id?: string; items?: unknown; link?: unknown};
  return type === 'doc' && id ? [id] : [...idsIn(link), ...idsIn(items)];
}

it('every page of the docs is in a sidebar, where readers look for it', () => {
  const listed = new Set(Object.values(sidebars).flatMap(idsIn));
  const pages = readdirSync(resolve(__dirname, '../../../docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => file.replace(/\.mdx$/, ''));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => !listed.has(page) && !standAlone.includes(page))).toEqual([]);
});
