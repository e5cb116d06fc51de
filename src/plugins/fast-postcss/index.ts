import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

type CreatePlugin = (options: unknown) => object;

/** Docusaurus names a PostCSS plugin by its path and options; everything else is passed on. */
function createPlugin(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) return plugin;
  const [path, options] = plugin as [string, unknown];
  return (createRequire(__filename)(path) as CreatePlugin)(options);
}

/**
 * Sets PostCSS up once, where its loader would do it for each style sheet: create all of postcss-preset-env, and look
 * for a configuration file in every folder up to the root. The result is the same.
 */
export default function fastPostCss(): Plugin {
  return {
    name: 'fast-postcss',
    configurePostCss: (options) => ({...options, config: false, plugins: options.plugins.map(createPlugin)}),
  };
}
