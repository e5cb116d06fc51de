import type {KnipConfig} from 'knip';

const config: KnipConfig = {
  entry: [
    // Found by Docusaurus by their place or their name.
    'src/pages/**/*.{ts,tsx}',
    'src/theme/**/*.{ts,tsx}',
    'src/{reference,sandbox,search,publishing}/index.ts',
    'src/{content,site,publishing}/*/index.ts',
    'src/search/box/theme/**/*.{ts,tsx}',
    'src/reference/browser/{sampleLanguage,apiPages}.ts',
    'src/sandbox/browser/openPanels.ts',
    'src/sandbox/browser/worker/sandboxWorker.ts',
    'src/search/box/highlight/highlightOnRoute.ts',
    'src/search/box/loadEarly.ts',
    // Named by a plugin as a client module or an alias.
    'src/content/code/browser/{codeButtons,noHighlighter}.ts',
    'src/content/{glossary/browser/termTips,questions/browser/openAddressedQuestion}.ts',
    // Imported by the pages that a step gives them to.
    'src/content/checklists/browser/Checklist.tsx',
    'src/site/components/GlossaryFilter/index.tsx',
    'src/site/{loading/browser/starter,loading/hydration/hydrateAltered,offline/browser/worker}.ts',
    'src/search/box/autocompleteShims.ts',
    'src/site/browser/*.ts',
    // Named on the command line.
    'docusaurus.preview.config.ts',
    // Programs; those in integrators/downloads are for readers.
    'integrators/downloads/programs/**/*.mjs',
    'tools/*.mjs',
    'integrators/*/run.ts',
    'integrators/sandbox/published.ts',
    // Named by tools/stages/stages.mjs.
    'tools/cut-version/tryRelease.ts',
    'tests/deployments/run.ts',
    'tests/integrity/{run,reproduce}.ts',
    'tools/stages/testNode.mjs',
    'bench/run.ts',
    'bench/sandbox/serveSandbox.ts',
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
    // Run by tools/stages/stages.mjs.
    'markdownlint-cli2',
    '@secretlint/secretlint-rule-preset-recommend',
    '@easyops-cn/docusaurus-plugin-docusaurus-search-local',
    // Run by integrators/clients.
    '@stoplight/spectral-cli',
  ],
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'exports', 'duplicates'],
  ignoreExportsUsedInFile: true,
};

export default config;
