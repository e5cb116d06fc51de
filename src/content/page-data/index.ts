import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimRoutes} from './slimRoutes';
import {describeTagItems, tagItems} from './tagItems';
import {addTagRoutes} from './tagRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** What sidebars.ts imports; Docusaurus itself watches only that file. */
const sidebarsFolder = 'src/config/sidebars';

/** The docs plugin of Docusaurus, with less data on each page, the tags of each version, and all sidebars watched. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), sidebarsFolder],
    contentLoaded({content, actions}) {
      const items = tagItems(content);
      return plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(describeTagItems(slimRoutes(route), items)),
          setGlobalData: (data) => actions.setGlobalData(addTagRoutes(data, content)),
        },
      });
    },
  };
}
