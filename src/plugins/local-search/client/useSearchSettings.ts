import {usePluginData} from '@docusaurus/useGlobalData';

/** The options that the browser needs. */
export interface SearchSettings {
  maxSearchResults: number;
  indexDocSidebarParentCategories: boolean;
}

/** @returns the plugin's options as the build left them. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('local-search') as SearchSettings;
}
