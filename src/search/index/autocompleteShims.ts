import path from 'node:path';

const autocompleteCore = path.dirname(require.resolve('@algolia/autocomplete-core/package.json'));
const shims = path.join(__dirname, '..', 'box', 'autocompleteShims.ts');

/**
 * Bundler rule that replaces the modules of `@algolia/autocomplete-core` for the hosted search. If a new version of the
 * package moves them, the site builds and works all the same, and the browser test of the bytes of opening fails.
 */
export const autocompleteShims = {
  include: path.join(autocompleteCore, 'dist'),
  resolve: {
    alias: {
      '@algolia/autocomplete-plugin-algolia-insights$': shims,
      './metadata$': shims,
      './resolve$': shims,
    },
  },
};
