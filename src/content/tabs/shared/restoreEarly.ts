/** @returns the tab that the address names, or that was chosen earlier in the same group */
export function readChoice(query: string | undefined, key: string | undefined): string | null {
  const named = query ? new URLSearchParams(location.search).get(query) : null;
  try {
    return named ?? (key ? localStorage.getItem(key) : null);
  } catch {
    // Nothing can be stored.
    return named;
  }
}

/**
 * Shows that tab before the page is painted and without the application. The sources of both functions become an inline
 * script, so they must not refer to anything outside of themselves.
 */
export function restoreEarly(read: typeof readChoice): void {
  const {name, query, key} = document.currentScript!.dataset;
  const value = read(query, key);
  for (const tab of document.getElementsByName(name!) as NodeListOf<HTMLInputElement>) {
    if (tab.value === value) tab.checked = true;
  }
}
