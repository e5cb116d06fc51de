import {createProcessor} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {remarkTabs} from './remark';

/** @returns the program that a page becomes */
async function compile(value: string): Promise<string> {
  const page = {path: 'docs/page.mdx', value, cwd: process.cwd()};
  return String(await createProcessor({jsx: true, remarkPlugins: [remarkTabs]}).process(page));
}

const tab = (value: string): string => `<TabItem value="${value}">\n\nText *${value}*\n\n</TabItem>`;

it('gives pages the components of the theme, imported by them or not', async () => {
  const page = `<Tabs>\n\n${tab('a')}\n\n${tab('b')}\n\n</Tabs>`;
  const imported = /import Tabs from ['"]@theme\/Tabs['"]/g;
  expect((await compile(page)).match(imported)).toHaveLength(1);
  expect((await compile(`import Tabs from '@theme/Tabs';\n\n${page}`)).match(imported)).toHaveLength(1);
  expect(await compile('Text')).not.toMatch(imported);
});

it.each([
  ['of one line', '<Tabs><TabItem value="a">A</TabItem> <TabItem value="b">B</TabItem></Tabs>'],
  ['with a comment', `<Tabs groupId="os" queryString>\n{/* c */}\n${tab('a')}\n</Tabs>`],
  ['whose names are in a list', '<Tabs values={[{value: "a", label: "A"}]}>\n<TabItem value="a">A</TabItem>\n</Tabs>'],
  ['of another component', "import Tabs from './Tabs';\n\n<Tabs>Text</Tabs>"],
  ['in tabs', `<Tabs>\n<TabItem value="a">\n<Tabs>\n${tab('a')}\n</Tabs>\n</TabItem>\n</Tabs>`],
])('accepts tabs %s', async (_, page) => {
  await expect(compile(page)).resolves.toBeDefined();
});

it.each([
  ['1 <Tabs> has text outside of its tabs.', `<Tabs>\n\nText\n\n${tab('a')}\n\n</Tabs>`],
  ['1 <Tabs> has no tab.', '<Tabs />'],
  ['3 <TabItem> has no value.', '<Tabs>\n\n<TabItem>\n\nText\n\n</TabItem>\n\n</Tabs>'],
  ['1 <TabItem> is outside of <Tabs>.', tab('a')],
  ['1 <Tabs> has two tabs with the value "a".', `<Tabs>\n${tab('a')}\n${tab('a')}\n</Tabs>`],
  ['1 <Tabs> has the defaultValue "c", which is the value of none', `<Tabs defaultValue="c">\n${tab('a')}\n</Tabs>`],
])('refuses: %s', async (message, page) => {
  await expect(compile(page)).rejects.toThrow(`tabs: docs/page.mdx:${message}`);
});
