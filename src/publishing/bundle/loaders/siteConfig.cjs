/** What only the build reads: with options of plugins, in which are folders of the machine. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

const start = 'export default ';

/**
 * Bundler loader for `docusaurus.config.mjs`, which Docusaurus writes for the pages.
 *
 * @param {string} source the generated file
 * @returns {string} the same settings without those of the build
 * @throws {Error} when the file looks different
 */
module.exports = function siteConfig(source) {
  const at = source.indexOf(start);
  if (at < 0) {
    throw new Error(
      `bundle: ${this.resourcePath} has no "${start.trim()}". ` +
        'Compare siteConfig.js of @docusaurus/core with src/publishing/bundle/loaders/siteConfig.cjs.',
    );
  }
  const settings = JSON.parse(source.slice(at + start.length).replace(/;\s*$/, ''));
  for (const name of ofBuild) delete settings[name];
  return `${start}${JSON.stringify(settings)};`;
};
