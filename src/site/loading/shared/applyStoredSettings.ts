/**
 * Sets the reader's stored settings on the root element, after the theme's inline script, so that nothing changes on
 * hydration. Its source becomes an inline script, so it must not refer to anything outside of itself; a test compares
 * its attributes and keys with the modules that own them.
 *
 * @param root path of the site, with a slash at its end
 * @param namespace suffix of the site's storage keys
 * @param announcementId of the current announcement; empty when there is none
 * @param announcementEnds last day on which it is shown, as `YYYY-MM-DD` in the reader's time zone
 * @param defaultLanguage of the code samples
 * @param locales codes of the site's languages, such as `vi`
 */
export function applyStoredSettings(
  root: string,
  namespace: string,
  announcementId: string,
  announcementEnds: string,
  defaultLanguage: string,
  locales: readonly string[],
): void {
  const {dataset} = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key + namespace);
    } catch {
      return null;
    }
  };
  // The theme accepts any value from the address or storage; an invalid colour mode would leave the page unstyled.
  if (!/^(dark|light)$/.test(dataset.theme ?? '')) dataset.theme = 'light';
  if (!/^(dark|light|system)$/.test(dataset.themeChoice ?? '')) dataset.themeChoice = dataset.theme;
  // Readers who dismissed the last announcement see a new one.
  if (read('docusaurus.announcement.id') !== announcementId) dataset.announcementBarInitiallyDismissed = 'false';
  // The theme's styles hide it then, whatever the application draws.
  if (new Date() > new Date(`${announcementEnds}T24:00`)) dataset.announcementBarInitiallyDismissed = 'true';
  if (read('site.singleKeys') === 'off') dataset.noSingleKeys = '';
  // Only the application puts the address and token of readers who typed theirs into the code, and shows that the sandbox
  // is in use: it starts at once (`hydrateOnLoad`).
  try {
    if (['api.own-values', 'sandbox'].some((key) => sessionStorage.getItem(key + namespace)))
      document.head.append(Object.assign(document.createElement('meta'), {name: 'hydrate-on-load'}));
  } catch {
    // Then there is nothing of it.
  }
  // Once, to readers who arrive from elsewhere and prefer another language of the site.
  const {lang} = document.documentElement;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => locales.includes(code));
  if (
    wanted &&
    !lang.startsWith(wanted) &&
    !document.referrer.startsWith(location.origin + root) &&
    !read('site.languageOffered')
  ) {
    try {
      localStorage.setItem(`site.languageOffered${namespace}`, wanted);
      dataset.offerLanguage = wanted;
    } catch {
      // Where storage is blocked, the offer would be made on every page.
    }
  }
  // The page has the short sample of the default language only; space is reserved until the chosen one is loaded. The
  // value holds all that readers choose for code (`src/kit/shared/codeSettings.ts`).
  dataset.sampleLanguage = read('api.sample-language') ?? defaultLanguage;
  if (dataset.sampleLanguage !== defaultLanguage) dataset.samplesMissing = '';
}
