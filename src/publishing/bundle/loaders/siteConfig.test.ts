import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

type Loader = (this: {resourcePath?: string}, source: string) => string;

const siteConfig = createRequire(__filename)('./siteConfig.cjs') as Loader;

it('leaves out what only the build reads, with the folders of the machine', () => {
  const generated = `/* generated */
export default {
  "title": "Docs",
  "plugins": [["./brand", {"logo": "/home/somebody/logo.svg"}]],
  "themeConfig": {"navbar": {"title": "; }"}}
};
`;
  expect(siteConfig.call({}, generated)).toBe(
    'export default {"title":"Docs","themeConfig":{"navbar":{"title":"; }"}}};',
  );
});

it('stops the build when the file looks different', () => {
  expect(() => siteConfig.call({resourcePath: 'a.mjs'}, 'module.exports = {};')).toThrow(
    'bundle: a.mjs has no "export default"',
  );
});
