import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

type CreatePlugin = (options: unknown) => object;

/** @returns the PostCSS plugin of a `[path, options]` pair, as Docusaurus configures it; anything else unchanged. */
function createPlugin(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [path, options] = plugin as [string, unknown];
  return (createRequire(__filename)(path) as CreatePlugin)(options);
}

/**
 * Sets PostCSS up once. Its loader would do so for each style sheet: create all of postcss-preset-env, and look for a
 * configuration file in every folder up to the root.
 */
export default function fastPostcss(): Plugin {
  return {
    name: 'fast-postcss',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(createPlugin)}),
  };
}
