/**
 * Chooses the tab that the address or an earlier choice names, before the page is painted and without the application. Its
 * source becomes an inline script, so it must not refer to anything outside of itself.
 */
export function restoreEarly(): void {
  const {name, query, key} = document.currentScript!.dataset;
  let value = query ? new URLSearchParams(location.search).get(query) : null;
  try {
    value ??= key ? localStorage.getItem(key) : null;
  } catch {
    // Nothing can be stored.
  }
  for (const tab of document.getElementsByName(name!) as NodeListOf<HTMLInputElement>) {
    if (tab.value === value) tab.checked = true;
  }
}
