import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';
import {readPageComponents} from './pageComponents';

it('knows the components that the theme gives to pages, ours included', async () => {
  const names = await readPageComponents();
  // Writers have Details; src/content/syntax/elements.ts refuses the others.
  expect(names.filter((name) => /^\p{Lu}/u.test(name))).toEqual(['Head', 'Details', 'StaticHtml']);
});

it('accepts components of the theme, of the build, and fragments', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(3);
});

it('refuses unknown components and what the build refuses, with the line and the nearest name', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'components: docs/attribute.mdx:4 <Button>: unknown key "primry". Did you mean "primary"?',
    'components: docs/diagram.mdx:5 A bracket or quotation mark in "b[Send]]" does not close. Close what was opened; a label with such a sign goes in quotes: A["Fields [optional]"].',
    'components: docs/element.mdx:9 Cannot read "a[Start" as a node. Wanted: A, A[Label], A([Label]), A{Label}, A{{Label}} or A[(Label)], with --> or -.-> between nodes.',
    'components: docs/element.mdx:4 <Buton> is not an element of mockups. Did you mean "Button"?',
    'components: docs/index.mdx:3 there is no component <Callout>. Write :::note above the words and ::: below them; also :::tip, :::warning and :::caution.',
    'components: docs/index.mdx:5 there is no component <Detials>. Did you mean "Details"?',
    'components: docs/others.mdx:1 imports "./_partials/missing.mdx", which is nowhere. Correct its path, or take the line and what it names away.',
    'components: docs/others.mdx:11 there is no component <Note>. Write :::note above the words and ::: below them; also :::tip, :::warning and :::caution.',
    'components: docs/others.mdx:13 there is no component <Steps>. Write a numbered list.',
    'components: docs/others.mdx:15 there is no component <Step>. Write a numbered list.',
    'components: docs/outside.mdx:1 <Button> is outside a mockup. Put it inside <Mockup alt="…">.',
    'components: docs/tabs.mdx:1 <Tabs> has no tab. Write <TabItem value="a" label="Words to press"> above each content and </TabItem> below it.',
    'components: docs/tabs.mdx:3 there is no component <Carousel>. Closest: Cards, Choices, Camera.',
    'components: src/pages/about.mdx:3 <ApiErrors> is used outside docs/, versioned_docs/ and i18n/. Move the page there, so that its version is known.',
  ]);
});
