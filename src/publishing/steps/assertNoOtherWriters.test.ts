import {expect, test} from 'vitest';
import {assertNoOtherWriters} from './assertNoOtherWriters';

const postBuild = (): void => undefined;

test('plugins that write nothing after the build are fine, and so is this one', () => {
  assertNoOtherWriters([{name: 'publishing', postBuild}, {name: 'glossary'}]);
});

test('a plugin that writes beside the steps is refused by name', () => {
  expect(() => assertNoOtherWriters([{name: 'docusaurus-plugin-sitemap', postBuild}])).toThrow(
    'the plugin "docusaurus-plugin-sitemap" has a postBuild',
  );
});
