import {createRequire} from 'node:module';
import {compile} from '@mdx-js/mdx';
import {expect, test} from 'vitest';

const load = createRequire(__filename);
const servedBodyLoader = load('./servedBodyLoader.cjs') as (source: string) => string;
const pagesWithBodies = load('./pagesWithBodies.cjs') as (source: string) => string;
const cutWords = load('./cutWords.cjs') as Set<string>;

/** A page as Docusaurus compiles it: its exports, then what MDX makes of it. */
async function compilePage(text: string, plugin = 'docusaurus-plugin-content-docs'): Promise<string> {
  const compiled = await compile(text, {providerImportSource: '@mdx-js/react'});
  return `
export const frontMatter = {title: 'Page'};
export {default as metadata} from '@site/.docusaurus/${plugin}/default/site-docs-page.json'
${String(compiled)}`;
}

test('the text of a docs page goes, what is told about it stays', async () => {
  const code = servedBodyLoader(
    await compilePage('# Sign\n\nPress **here**.\n\n<StaticHtml html="<b class=mark>x</b>" />\n'),
  );
  expect(code).not.toContain('Press');
  expect(code).toContain("frontMatter = {title: 'Page'}");
  expect(code).toContain('export {default as metadata}');
  expect(code).toContain('hasServedBody = true');
  expect(code.match(/export default|export \{default\} from/g)).toHaveLength(1);
});

test('what stood in the text is remembered for those who look for names in scripts', async () => {
  servedBodyLoader(await compilePage('<StaticHtml html="<b class=rare-mark>x</b>" />\n'));
  expect(cutWords.has('rare-mark')).toBe(true);
});

test.each([
  ['a component that reacts', '<Tabs>text</Tabs>\n', undefined],
  ['an import of its own', "import Part from './_part.mdx';\n\n<Part />\n", undefined],
  ['no docs around it', 'text\n', 'docusaurus-plugin-content-pages'],
])('a page with %s keeps its text and brings the components of MDX', async (_, text, plugin) => {
  const code = servedBodyLoader(await compilePage(text, plugin));
  expect(code).toContain('_createMdxContent');
  expect(code).toContain("import _Provider from '@theme-original/MDXContent'");
  expect(code.match(/export default/g)).toHaveLength(1);
});

test('a change in MDX is noticed', () => {
  expect(() => servedBodyLoader('export default 1')).toThrow('Has MDX changed?');
});

test('a page made of Markdown is loaded when its text is there; others are left alone', () => {
  const list =
    '  "p0": [() => import(/* webpackChunkName: "p0" */ "@site/docs/a.mdx")],\n  "p1": [() => import("@theme/DocItem")],\n';
  expect(pagesWithBodies(list)).toContain('import(/* webpackChunkName: "p0" */ "@site/docs/a.mdx").then(withBody)]');
  expect(pagesWithBodies(list)).toContain('import("@theme/DocItem")]');
});
