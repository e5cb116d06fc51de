import {usePluginData} from '@docusaurus/useGlobalData';

/** The options that the browser needs, see `SearchOptions`. */
export interface SearchSettings {
  maxSearchResults: number;
  indexDocSidebarParentCategories: boolean;
}

/** @returns the plugin's options */
export function useSearchSettings(): SearchSettings {
  return usePluginData('local-search') as SearchSettings;
}
