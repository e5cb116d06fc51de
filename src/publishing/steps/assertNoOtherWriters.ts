import type {LoadedPlugin} from '@docusaurus/types';

/** Plugins whose postBuild is allowed, because it writes nothing that is compressed. */
const allowed = new Set([
  'publishing',
  // Writes nothing while its indexing is off.
  '@easyops-cn/docusaurus-search-local',
  // Only with the hosted search; its opensearch.xml is too short.
  'docusaurus-theme-search-algolia',
]);

/**
 * Docusaurus runs the postBuild of all plugins at once: what another plugin writes might not be compressed.
 *
 * @throws Error that names the plugin and the repair
 */
export function assertNoOtherWriters(plugins: readonly Pick<LoadedPlugin, 'name' | 'postBuild'>[]): void {
  const other = plugins.find(({name, postBuild}) => postBuild && !allowed.has(name));
  if (other)
    throw new Error(
      `publishing: the plugin "${other.name}" has a postBuild, whose files may come too late to be compressed. ` +
        'Make it a step in src/config/publishSteps.ts, as the sitemap is one.',
    );
}
