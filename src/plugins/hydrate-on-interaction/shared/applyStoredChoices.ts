/**
 * Puts what the reader chose earlier on the root element, after the theme's own early script, so that nothing changes
 * when the application takes over. Its own source text becomes an inline script, so it must not use anything from
 * outside itself; a test holds the names of attributes and keys against the modules that own them.
 *
 * @param namespace suffix of the site's keys in storage
 * @param announcementId of the current announcement; empty when there is none
 * @param defaultLanguage of the code samples
 */
export function applyStoredChoices(namespace: string, announcementId: string, defaultLanguage: string): void {
  const {dataset} = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key + namespace);
    } catch {
      return null;
    }
  };
  // The theme takes any word from the address or from storage; one that is no colour mode would leave the page bare.
  if (!/^(dark|light)$/.test(dataset.theme ?? '')) dataset.theme = 'light';
  if (!/^(dark|light|system)$/.test(dataset.themeChoice ?? '')) dataset.themeChoice = dataset.theme;
  // A changed announcement is shown also to readers who dismissed the last one.
  if (read('docusaurus.announcement.id') !== announcementId) dataset.announcementBarInitiallyDismissed = 'false';
  if (read('site.singleKeys') === 'off') dataset.noSingleKeys = '';
  // The page holds the samples of the default language only; until those of the chosen one are there, their room is kept.
  dataset.sampleLanguage = read('api.sample-language') ?? defaultLanguage;
  if (dataset.sampleLanguage !== defaultLanguage) dataset.samplesMissing = '';
}
