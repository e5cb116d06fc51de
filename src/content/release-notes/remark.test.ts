import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {attributeOf} from '../../kit/mdx';
import {remarkReleaseNotes} from './remark';

/** @returns the lines below the titles of a page, as HTML */
async function lines(value: string, path = 'docs/release-notes/website.mdx'): Promise<string[]> {
  let found: string[] = [];
  const keep = () => (tree: Root) => {
    found = tree.children.map((node) => attributeOf(node, 'html')).filter(Boolean);
  };
  await createProcessor({remarkPlugins: [remarkReleaseNotes, keep]}).process({path, value, cwd: process.cwd()});
  return found;
}
const note = (line: string): string => `## Batches accept e-sign {/* #2025-07-17 */}\n\n${line}\n\n- More.`;

it('writes day, kind and areas in the language of the page', async () => {
  const page = note('<Change kind="new" areas="website api" />');
  expect(await lines(page)).toEqual([
    '<time datetime="2025-07-17">17 July 2025</time> <span class="note-new">New</span> <span>Website</span> <span>API</span>',
  ]);
  const [vietnamese] = await lines(page, 'i18n/vi/docusaurus-plugin-content-docs/current/release-notes/website.mdx');
  expect(vietnamese).toContain('<time datetime="2025-07-17">17/07/2025</time> <span class="note-new">Mới</span>');
});

it('lists days in the contents, because titles are sentences', async () => {
  const value = note('<Change kind="new" areas="api" />');
  const file = {path: 'docs/release-notes/website.mdx', value, cwd: process.cwd()};
  const compiled = String(await createProcessor({remarkPlugins: [remarkReleaseNotes]}).process(file));
  expect(compiled.replace(/\s+/g, ' ')).toContain(
    'export const toc = [{ value: "17 July 2025", id: "2025-07-17", level: 2 }];',
  );
});

it.each([
  ['<Change kind="nwe" areas="api" />', 'Did you mean "new"?'],
  ['<Change kind="new" areas="phone" />', 'Known: website, app, api.'],
  ['<Change kind="new" />', 'names no areas'],
  ['Text.\n\n<Change kind="new" areas="api" />', ':1 The entry does not say what it is.'],
])('refuses %s', async (line, problem) => {
  await expect(lines(note(line))).rejects.toThrow(problem);
});

const line = '<Change kind="new" areas="api" />';

it.each([
  [`## A {/* #a */}\n\n${line}`, ':3 <Change /> is not right below a title with a day'],
  [`## A {/* #2026-02-31 */}\n\n${line}\n`, ':3 The day of the entry is #2026-02-31, which no calendar has.'],
  [`## A {/* #2024-05-01 */}\n\n${line}\n\n## B {/* #2025-05-01 */}\n\n${line}\n`, ':7 The entry of 2025-05-01 stands'],
  [
    `## A {/* #2025-05-01 */}\n\n${line}\n\n## B {/* #2024-05-01 */}\n\nText.\n`,
    ':5 The entry does not say what it is.',
  ],
  [`## A {/* #2025-05-01 */}\n\n${line}\n\n## B {/* #2024-05-01 */}`, ':5 The entry does not say what it is.'],
])('refuses entries of no day, in another order, of no kind: %s', async (page, problem) => {
  await expect(lines(page)).rejects.toThrow(problem);
});
