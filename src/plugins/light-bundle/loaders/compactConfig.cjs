/** What only the build reads. */
const buildOnly = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Bundler loader for the site's configuration as the browser gets it: without what only the build reads.
 *
 * @param {string} source `export default` and an object written as JSON
 * @returns {string} the same with fewer keys
 */
module.exports = function compactConfig(source) {
  const json = /export default (\{.*\});?\s*$/s.exec(source)?.[1];
  if (!json) throw new Error('light-bundle: the generated configuration is not "export default {…}" any more.');
  const config = JSON.parse(json);
  for (const key of buildOnly) delete config[key];
  // Of what is new in Docusaurus, the browser asks for the kind of router only.
  if (config.future) config.future = {experimental_router: config.future.experimental_router};
  return `export default ${JSON.stringify(config)};\n`;
};
