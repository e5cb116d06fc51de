import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    // Found by Docusaurus by their place or their name.
    'src/pages/**/*.{ts,tsx}',
    'src/theme/**/*.{ts,tsx}',
    'src/plugins/*/index.ts',
    'src/plugins/*/theme/**/*.{ts,tsx}',
    'src/plugins/api-contract/client/{sampleLanguage,nestedFields}.ts',
    'src/plugins/local-search/client/highlightOnRoute.ts',
    // Named by a plugin as a client module or an alias.
    'src/plugins/code-highlight/client/{codeButtons,noHighlighter}.ts',
    'src/plugins/glossary/client/termTips.ts',
    'src/plugins/hydrate-on-interaction/client/starter.ts',
    'src/plugins/local-search/client/autocompleteShims.ts',
    'src/clientModules/**/*.ts',
    // Named on the command line.
    'docusaurus.preview.config.ts',
    // Programs; those below static/ are for readers.
    'static/programs/**/*.mjs',
    'tools/*.mjs',
    'bench/run.ts',
    // Found by the unit tests under Docusaurus's names.
    'tests/support/generated/**/*.ts',
  ],
  // Fixtures, and the sites of other tools in the bench, are tiny projects of their own.
  project: ['**/*.{ts,tsx,mts,mjs}', '!**/__fixtures__/**', '!bench/baselines/sites/**'],
  // Names that Docusaurus's bundler resolves itself.
  ignoreDependencies: [
    /^@docusaurus\/(?:[A-Z].*|use[A-Z].*|router|isInternalUrl)$/,
    // Named by string: translations and rules by their path.
    '@docusaurus/theme-translations',
    '@secretlint/secretlint-rule-preset-recommend',
    '@easyops-cn/docusaurus-plugin-docusaurus-search-local',
    // Run or imported by what tools/clients reads from a page.
    '@hey-api/openapi-ts',
    '@stoplight/prism-cli',
    '@stoplight/spectral-cli',
    'openapi-fetch',
    'openapi-typescript',
    'orval',
  ],
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'duplicates'],
  ignoreExportsUsedInFile: true,
};

export default config;
