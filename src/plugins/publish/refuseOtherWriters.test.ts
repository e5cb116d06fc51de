import {expect, test} from 'vitest';
import {refuseOtherWriters} from './refuseOtherWriters';

const postBuild = (): void => undefined;

test('plugins that write nothing after the build are fine, and so is this one', () => {
  refuseOtherWriters([{name: 'publish', postBuild}, {name: 'glossary'}]);
});

test('a plugin that writes beside the steps is refused by name', () => {
  expect(() => refuseOtherWriters([{name: 'docusaurus-plugin-sitemap', postBuild}])).toThrow(
    'the plugin "docusaurus-plugin-sitemap" has a postBuild',
  );
});
