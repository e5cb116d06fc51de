import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimRoutes} from './slimRoutes';
import {addTagRoutes} from './tagRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin of Docusaurus, with less data on each page, and the tags of each version. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(slimRoutes(route)),
          setGlobalData: (data) => actions.setGlobalData(addTagRoutes(data, content)),
        },
      }),
  };
}
