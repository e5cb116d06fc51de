/** Modules that every page runs and that sort names of properties and paths of versions; their packages export neither. */
export const sorters = [
  '@docusaurus/theme-common/lib/utils/reactUtils.js',
  '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
];
