import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Configuration} from 'webpack';

type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;
type MinifierOptions = NonNullable<
  ConstructorParameters<typeof rspack.SwcJsMinimizerRspackPlugin>[0]
>['minimizerOptions'];

/**
 * Docusaurus's options for the minifier of scripts, with names that do not depend on how often each letter is in a script.
 *
 * The application's script has the file names of the workers in it, whose hashes are not final when it is minified and
 * follow the folder of the project: in another folder, frequencies may change places and with them names, so that the
 * same sources would give another script. The names cost 0.07 % of all scripts.
 */
export const minifierOptions = {
  ...getSwcJsMinimizerOptions(),
  minify: true,
  // Not in the types of the package.
  mangle: {disableCharFreq: true},
} as MinifierOptions;

/** @returns the minimizers of Docusaurus, that of scripts with the options above */
export const withStableNames = (minimizers: Minimizers): Minimizers =>
  minimizers.map((minimizer) =>
    minimizer instanceof rspack.SwcJsMinimizerRspackPlugin
      ? new rspack.SwcJsMinimizerRspackPlugin({minimizerOptions: minifierOptions})
      : minimizer,
  ) as Minimizers;
