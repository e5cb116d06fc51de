import docsPlugin, {type LoadedContent, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {slimRoutes} from './slimRoutes';

export {validateOptions} from '@docusaurus/plugin-content-docs';

/** The docs plugin of Docusaurus, with less data on each page. */
export default async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: ({content, actions}) =>
      plugin.contentLoaded?.({
        content,
        actions: {...actions, addRoute: (route) => actions.addRoute(slimRoutes(route))},
      }),
  };
}
