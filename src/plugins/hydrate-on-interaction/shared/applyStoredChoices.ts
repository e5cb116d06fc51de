/** What the early script needs to know about the site. */
export interface StoredChoices {
  /** Suffix of the site's keys in storage. */
  namespace: string;
  /** Id of the current announcement; empty when there is none. */
  announcementId: string;
  /** Attribute of the root element that hides a dismissed announcement. */
  dismissedAttribute: string;
  singleKeysKey: string;
  singleKeysAttribute: string;
}

/**
 * Puts what the reader chose earlier on the root element, after the theme's own early script, so that nothing changes
 * when the application takes over. Its own source text becomes an inline script, so it must not use anything from
 * outside itself.
 */
export function applyStoredChoices(choices: StoredChoices): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key + choices.namespace);
    } catch {
      return null;
    }
  };
  // The theme takes any word from the address or from storage; one that is no colour mode would leave the page bare.
  const modes = ['light', 'dark', 'system'];
  const theme = root.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';
  root.setAttribute('data-theme', theme);
  if (modes.indexOf(root.getAttribute('data-theme-choice') ?? '') < 0) root.setAttribute('data-theme-choice', theme);
  // A changed announcement is shown also to readers who dismissed the last one.
  if (choices.announcementId && read('docusaurus.announcement.id') !== choices.announcementId) {
    root.setAttribute(choices.dismissedAttribute, 'false');
  }
  if (read(choices.singleKeysKey) === 'off') root.setAttribute(choices.singleKeysAttribute, '');
}
